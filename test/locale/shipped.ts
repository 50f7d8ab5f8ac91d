/** The languages GROWL is whole in. More may be listed in data/game.yaml, and be half done. */
export const WHOLE = ['en', 'es', 'de', 'it', 'fr', 'zh', 'ja', 'th'] as const
