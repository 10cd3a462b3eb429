/**
 * Design tokens. Colours are custom properties, so that a section's tone
 * (paper, sand, ink) recolours everything inside it without a React theme;
 * `toneStyles` in src/app/global-style.ts gives them their values.
 */
export type Tone = 'paper' | 'sand' | 'ink';

/** The palette's fixed values (DESIGN.md, Colour). Components use `color` instead. */
export const palette = {
  ink: '#0f1412',
  inkRaised: '#171e1b',
  inkLine: '#333d38',
  inkMuted: '#b4bdb7',
  paper: '#fbfaf6',
  sand: '#f0ebe1',
  line: '#d8d1c2',
  muted: '#57605a',
  /** Muted prose: DESIGN.md's muted reaches 6.2:1, body text shall have 7:1. */
  mutedText: '#4f5852',
  mutedOnSand: '#464f49',
  ember: '#b5400f',
  emberDeep: '#8f320b',
  emberOnInk: '#ff8a4c',
  mineral: '#1f6f63',
  mineralOnInk: '#8fcabb',
  mineralPale: '#d3e6de',
  destructive: '#a4161a',
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
  accentStrong: 'var(--accent-strong)',
  onAccent: 'var(--on-accent)',
  mineral: 'var(--mineral)',
  mineralPale: 'var(--mineral-pale)',
  onMineralPale: 'var(--on-mineral-pale)',
  destructive: 'var(--destructive)',
} as const;

export const font = {
  display: "'Bricolage Grotesque Variable', 'Bricolage Fallback', system-ui, sans-serif",
  text: "'Instrument Sans Variable', 'Instrument Fallback', system-ui, sans-serif",
  mono: "'Geist Mono Variable', 'Geist Mono Fallback', ui-monospace, monospace",
} as const;

/** The 4 px step: `space(6)` is 24 px. */
export const space = (steps: number): string => `${steps * 4}px`;

export const sectionPadding = 'clamp(4.5rem, 9vw, 9rem)';
export const measure = '66ch';
export const radius = { sm: '2px', md: '4px', lg: '6px' } as const;
export const layer = { raised: 1, header: 50, menu: 60, toast: 80 } as const;
export const motion = {
  fast: '150ms cubic-bezier(0.2, 0.7, 0.2, 1)',
  base: '220ms cubic-bezier(0.2, 0.7, 0.2, 1)',
  slow: '300ms cubic-bezier(0.2, 0.7, 0.2, 1)',
} as const;
