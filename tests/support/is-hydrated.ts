/**
 * Whether React has hydrated every button and form of the page. React has no public API for it, but adds its own
 * keys to hydrated nodes. For `evaluate`: runs in the page and uses no outer variables.
 */
export const isHydrated = (): boolean =>
  [...document.querySelectorAll('button, form')].every((node) =>
    Object.keys(node).some((key) => key.startsWith('__react')),
  );
