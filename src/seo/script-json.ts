/**
 * JSON that can't end the script element it stands in.
 * See https://html.spec.whatwg.org/#restrictions-for-contents-of-script-elements
 */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');
