import { use, useState, type ReactNode } from 'react';
import { StyleSheetContext } from 'styled-components';
import { STYLE_NAMES } from './server-styles.ts';

/**
 * Around the app in the browser: tells styled-components which rules the document has brought
 * along, so that it adds only others. Left to itself, it takes the server's rules out of the
 * document and puts each into an element of its own: the whole page is then styled and painted anew.
 */
export function ServerStyles({ children }: { children: ReactNode }): ReactNode {
  const { styleSheet } = use(StyleSheetContext);
  useState(() => {
    for (const [id, name] of namesInDocument()) styleSheet.registerName(id, name);
  });
  return children;
}

function namesInDocument(): [id: string, name: string][] {
  return [...document.querySelectorAll(`style[${STYLE_NAMES}]`)].flatMap((style) =>
    [...(style.getAttribute(STYLE_NAMES) ?? '').matchAll(/(\S+) (\S+)/g)].map(
      ([, id = '', name = '']): [string, string] => [id, name],
    ),
  );
}
