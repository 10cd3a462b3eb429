/**
 * Design tokens. Colours are custom properties, so that a section's tone (paper, sand, ink) recolours its
 * content without a React theme; `toneStyles` defines their values.
 */
export type Tone = 'paper' | 'sand' | 'ink';

/** The palette's fixed values. Components use `color` instead. */
export const palette = {
  ink: '#0f1412',
  inkRaised: '#171e1b',
  inkLine: '#333d38',
  /** Map lines on ink. */
  inkLineStrong: '#43504a',
  inkMuted: '#b4bdb7',
  paper: '#fbfaf6',
  paperRaised: '#fffefb',
  sand: '#f0ebe1',
  sandRaised: '#f6f2ea',
  line: '#d8d1c2',
  lineOnSand: '#cdc4b2',
  /** Hairlines of 3:1 on paper, sand and ink, for visitors who ask for contrast. */
  lineForContrast: '#7a827d',
  muted: '#57605a',
  /** Muted body text with the required contrast of 7:1; `muted` has 6.2:1. */
  mutedText: '#4f5852',
  mutedOnSand: '#464f49',
  /** Links, buttons and marks on paper; `emberOnSand` and `emberOnInk` on sand and ink. */
  ember: '#96330a',
  /** The same on hover, and small text; `emberDeepOnSand` and `emberStrongOnInk` on sand and ink. */
  emberDeep: '#742606',
  emberOnSand: '#8a2e08',
  emberDeepOnSand: '#6d2305',
  /** The light end of a gradient from ember. */
  emberLight: '#c04a17',
  emberOnInk: '#ff8a4c',
  emberStrongOnInk: '#ffa473',
  /** The second colour. */
  mineral: '#1f6f63',
  mineralDeep: '#144b43',
  mineralDeepOnInk: '#1c3731',
  mineralOnInk: '#8fcabb',
  mineralPale: '#d3e6de',
  /** Errors. */
  destructive: '#a4161a',
  destructiveDeep: '#7f1014',
  destructiveOnInk: '#ff9a94',
} as const;

/** Tone-aware colours for use in styles. */
export const color = {
  bg: 'var(--bg)',
  raised: 'var(--raised)',
  fg: 'var(--fg)',
  muted: 'var(--muted)',
  line: 'var(--line)',
  accent: 'var(--accent)',
  /** For small text and hovered elements; of a higher contrast than `accent`, which has 7:1, too. */
  accentStrong: 'var(--accent-strong)',
  onAccent: 'var(--on-accent)',
  mineral: 'var(--mineral)',
  mineralPale: 'var(--mineral-pale)',
  onMineralPale: 'var(--on-mineral-pale)',
  destructive: 'var(--destructive)',
} as const;

/**
 * The typefaces and their weights (one, or lowest and highest): variable families of Fontsource. After a
 * change run `npm --prefix art run fonts`.
 */
export const typefaces = {
  display: { name: 'Bricolage Grotesque', weights: '600' },
  text: { name: 'Instrument Sans', weights: '400 600' },
  mono: { name: 'Geist Mono', weights: '400 500' },
} as const;

export type TypefaceRole = keyof typeof typefaces;

/** The fallback family with the metrics of a typeface (src/theme/font-faces.ts). */
export const fallbackFamily = (role: TypefaceRole): string => `${typefaces[role].name} Fallback`;

/** The family that has only the decimal point of big figures. */
export const pointFamily = 'Point';

const stack = (role: TypefaceRole, generic: string): string =>
  `'${typefaces[role].name}','${fallbackFamily(role)}',${generic}`;

/** The values of the custom properties of `font` and `motion`; the global style sets them. */
export const rootTokens = {
  '--display': stack('display', 'system-ui,sans-serif'),
  '--text': stack('text', 'system-ui,sans-serif'),
  '--mono': stack('mono', 'ui-monospace,monospace'),
  '--figure': `'${pointFamily}',var(--mono)`,
  '--ease': 'cubic-bezier(0.2, 0.7, 0.2, 1)',
} as const;

export const font = {
  display: 'var(--display)',
  text: 'var(--text)',
  mono: 'var(--mono)',
  /** The monospaced typeface in display sizes. */
  figure: 'var(--figure)',
} as const;

/** The 4 px step: `space(6)` is 24 px. */
export const space = (steps: number): string => `${steps * 4}px`;

export const sectionPadding = 'clamp(4.5rem, 9vw, 9rem)';
export const radius = { sm: '2px', md: '4px', lg: '6px' } as const;
export const layer = { raised: 1, header: 50, menu: 60, toast: 80 } as const;
export const motion = {
  fast: '150ms var(--ease)',
  base: '220ms var(--ease)',
  slow: '300ms var(--ease)',
} as const;

/** Breakpoints in px. The header collapses below 768; carousels show three slides from 1024 on. */
export const breakpoint = { md: 768, lg: 1024, xl: 1280 } as const;

/** Media queries for styled-components templates, mobile first: `${media.md} { … }`. */
export const media = {
  belowMd: `@media (max-width:${breakpoint.md - 0.02}px)`,
  md: `@media (min-width:${breakpoint.md}px)`,
  lg: `@media (min-width:${breakpoint.lg}px)`,
  belowLg: `@media (max-width:${breakpoint.lg - 0.02}px)`,
  xl: `@media (min-width:${breakpoint.xl}px)`,
  /** Too low for a header that stays: a phone on its side, a desktop at 400 %. */
  lowWindow: '@media (max-height:479.98px)',
  canHover: '@media (hover:hover) and (pointer:fine)',
  reducedMotion: '@media (prefers-reduced-motion:reduce)',
  motionOk: '@media (prefers-reduced-motion:no-preference)',
  moreContrast: '@media (prefers-contrast:more)',
  noScript: '@media (scripting:none)',
  scriptedScreen: '@media screen and (scripting:enabled)',
  forcedColors: '@media (forced-colors:active)',
  print: '@media print',
  /** Without script nothing can be toggled, so everything is shown. */
  noScriptOrPrint: '@media (scripting:none),print',
} as const;

/**
 * Styles for paper, and while the app is missing (src/shell/start-script.ts): nothing can be toggled, so
 * everything is shown. Before Chrome 120 only `noscript` says that there is no script.
 */
export const withoutApp = (css: string): string =>
  `${media.noScriptOrPrint} { ${css} } :root:is([data-without-app], :has(noscript > *)) & { ${css} }`;

/** A CSS `mask`, with the prefix for Chrome before 120, which would show a solid area. */
export const masked = (value: string): string => `-webkit-mask: ${value}; mask: ${value};`;

/** The values of the custom properties in each tone; `data-tone` sets a tone. */
export const toneStyles = `
  [data-tone] {
    --bg: ${palette.paper};
    --raised: ${palette.paperRaised};
    --fg: ${palette.ink};
    --muted: ${palette.mutedText};
    --line: ${palette.line};
    --accent: ${palette.ember};
    --accent-strong: ${palette.emberDeep};
    --on-accent: ${palette.paper};
    --mineral: ${palette.mineral};
    --mineral-pale: ${palette.mineralPale};
    --on-mineral-pale: ${palette.mineralDeep};
    --destructive: ${palette.destructive};
    background-color: var(--bg);
    color: var(--fg);
  }
  [data-tone='sand'] {
    --bg: ${palette.sand};
    --raised: ${palette.sandRaised};
    --muted: ${palette.mutedOnSand};
    --line: ${palette.lineOnSand};
    --accent: ${palette.emberOnSand};
    --accent-strong: ${palette.emberDeepOnSand};
  }
  [data-tone='ink'] {
    --bg: ${palette.ink};
    --raised: ${palette.inkRaised};
    --fg: ${palette.paper};
    --muted: ${palette.inkMuted};
    --line: ${palette.inkLine};
    --accent: ${palette.emberOnInk};
    --accent-strong: ${palette.emberStrongOnInk};
    --on-accent: ${palette.ink};
    --mineral: ${palette.mineralOnInk};
    --mineral-pale: ${palette.mineralDeepOnInk};
    --on-mineral-pale: ${palette.mineralPale};
    --destructive: ${palette.destructiveOnInk};
    color-scheme: dark;
  }
`;
