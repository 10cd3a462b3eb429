/** Breakpoints in px. The header collapses below 768; carousels show three slides from 1024 on. */
export const breakpoint = { md: 768, lg: 1024, xl: 1280 } as const;

/** Media queries for styled-components templates: `${media.md} { … }`. Small screens come first. */
export const media = {
  belowMd: `@media (max-width:${breakpoint.md - 0.02}px)`,
  md: `@media (min-width:${breakpoint.md}px)`,
  lg: `@media (min-width:${breakpoint.lg}px)`,
  xl: `@media (min-width:${breakpoint.xl}px)`,
  canHover: '@media (hover:hover) and (pointer:fine)',
  reducedMotion: '@media (prefers-reduced-motion:reduce)',
  motionOk: '@media (prefers-reduced-motion:no-preference)',
  noScript: '@media (scripting:none)',
  forcedColors: '@media (forced-colors:active)',
  print: '@media print',
  /** Where nothing can be switched, so that everything has to show. */
  noScriptOrPrint: '@media (scripting:none),print',
} as const;
