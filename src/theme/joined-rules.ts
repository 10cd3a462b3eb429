import type { RuleSet } from 'styled-components';

/** What depends on no property: a value, or a fragment made by `css`. */
type StaticRule = string | number | RuleSet;

/**
 * Has a styled component's rules joined into one string when its module runs. By itself
 * styled-components puts the parts of a template together, and looks the result up by its whole
 * text, each time that a component renders: a fifth of what a page's render costs
 * (docs/performance.md). The build puts it around each tag (scripts/static-styles.ts).
 *
 * @param tag what `styled.div` is
 * @returns a tag for templates; throws for any other part, such as a function of properties:
 * variants are data attributes here
 */
export function joinedRules<T>(tag: (rules: TemplateStringsArray) => T) {
  return (texts: TemplateStringsArray, ...parts: readonly StaticRule[]): T => {
    const rules = texts.map((text, at) => text + textOf(parts[at])).join('');
    return tag(Object.assign([rules], { raw: [rules] }));
  };
}

function textOf(part: StaticRule | undefined): string {
  if (part === undefined) return '';
  if (Array.isArray(part)) return part.map((inner) => textOf(inner as StaticRule)).join('');
  if (typeof part === 'string' || typeof part === 'number') return String(part);
  throw new Error(`A style is made of values and fragments, this is a ${typeof part} in it`);
}
