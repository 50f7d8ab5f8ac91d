import { signal } from '@preact/signals'
import type { Options } from '../../order/option.ts'

/** Where in the page somebody is, with what they chose: all of it is in the address, so that a link shows the same. */
export interface Route {
  readonly view: string
  readonly options: Options
}

export const VIEWS = ['print', 'translate', 'check', 'play', 'game', 'about'] as const

/** "#print?lang=de&english-names=off" ↔ a route. The names are those of the command line. */
export function routeOf(hash: string): Route {
  const [view = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2)
  const options = Object.fromEntries(
    [...new URLSearchParams(query)].map(([name, value]) => [
      name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )
  return { view: (VIEWS as readonly string[]).includes(view) ? view : 'print', options }
}

export function hashOf({ view, options }: Route): string {
  const given = Object.entries(options).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [[name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), value] as [string, string]],
  )
  const query = new URLSearchParams(given).toString().replaceAll('%2C', ',').replaceAll('%3A', ':')
  return `#${view}${query === '' ? '' : `?${query}`}`
}

export const route = signal<Route>({ view: 'print', options: {} })

/** Follows the address, from now on. */
export function followAddress(): void {
  const read = () => {
    route.value = routeOf(location.hash)
  }
  addEventListener('hashchange', read)
  read()
}

/** Another view, at once: whoever looks at the route sees nothing in between. */
export function go(to: Route): void {
  route.value = to
  history.pushState(null, '', hashOf(to))
}

/** Other choices in the same view: the address follows, without a step to go back to for every click. */
export function choose(options: Options): void {
  route.value = { ...route.value, options }
  history.replaceState(null, '', hashOf(route.value))
}
