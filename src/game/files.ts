// The files of data/ that checks point at.
export const CARDS = 'data/cards.yaml'
export const SETUP = 'data/setup.yaml'
export const COMPONENTS = 'data/components.yaml'
export const PIECES = 'data/pieces.yaml'
export const EDITIONS = 'data/editions.yaml'
export const GAME = 'data/game.yaml'
