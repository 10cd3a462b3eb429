import { readFileSync } from 'node:fs';

/** The warning of a mark that icons don't show yet: they are drawn by a command of their own. */
export const markWarnings = (): string[] =>
  isDrawn(readFileSync('content/mark.svg', 'utf8'), readFileSync('public/favicon.svg', 'utf8'))
    ? []
    : ['content/mark.svg: icons and share images show another mark: npm run brand'];

/** Whether an icon has every shape of the mark; colours and strokes differ on purpose. */
export const isDrawn = (mark: string, icon: string): boolean =>
  [...mark.matchAll(/\b(?:d|points|cx|cy|r|transform)="[^"]*"/g)].every(([shape]) =>
    icon.includes(shape),
  );
