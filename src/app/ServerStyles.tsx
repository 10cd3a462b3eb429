import { use, useState, type ReactNode } from 'react';
import { StyleSheetContext } from 'styled-components';

/**
 * Around the app in the browser: tells styled-components which rules the document has brought
 * along, so that it adds only others. Left to itself, it takes the server's rules out of the
 * document and puts each into an element of its own: the whole page is then styled and painted anew.
 */
export function ServerStyles({ children }: { children: ReactNode }): ReactNode {
  const { styleSheet } = use(StyleSheetContext);
  useState(() => {
    const served = namesInDocument();
    const isAdded = styleSheet.hasNameForId.bind(styleSheet);
    styleSheet.hasNameForId = (id, name) => served.has(name) || isAdded(id, name);
  });
  return children;
}

/** The classes and animations of the document's style elements: a hash of what they hold names each. */
function namesInDocument(): Set<string> {
  const css = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
  return new Set([...css.matchAll(/(?:\.|@keyframes )([a-z]+)/gi)].map(([, name = '']) => name));
}
