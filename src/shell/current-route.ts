/**
 * @returns the `aria-current` of a link to `to`, seen from `pathname`: `page` on that page, `true` on a page below it
 * (a case study for 'Recent Work'), else nothing
 */
export function currentFor(pathname: string, to: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return to !== '/' && pathname.startsWith(`${to}/`) ? 'true' : undefined;
}
