/** What a render made: the rules, and the names under which styled-components knows them. */
export interface PageStyles {
  css: string;
  /** Component ids and class names in turn, separated by spaces; stands at the style element. */
  names: string;
}

/** Where the server's style elements carry `PageStyles.names`. */
export const STYLE_NAMES = 'data-names';
