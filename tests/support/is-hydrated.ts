/**
 * Whether React has hydrated every button and form of the page; a document that has just begun has none yet. React has
 * no public API for it, but adds its own keys to hydrated nodes. For `evaluate`: runs in the page and uses no outer
 * variables.
 */
export const isHydrated = (): boolean => {
  const nodes = [...document.querySelectorAll('button, form')];
  return (
    nodes.length > 0 &&
    nodes.every((node) => Object.keys(node).some((key) => key.startsWith('__react')))
  );
};
