/** Languages the page itself speaks, each as its speakers call it. */
export const PAGE_LANGUAGES: Readonly<Record<string, string>> = {
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
  it: 'Italiano',
  fr: 'Français',
  zh: '繁體中文',
  ja: '日本語',
  th: 'ไทย',
}
