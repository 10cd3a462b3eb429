/**
 * Whether React has taken over every button and form of the page, which has no public sign of it: a node that
 * React knows has a key of React's own. For `evaluate`: it runs in the page and uses nothing around it.
 */
export const isTakenOver = (): boolean =>
  [...document.querySelectorAll('button, form')].every((node) =>
    Object.keys(node).some((key) => key.startsWith('__react')),
  );
