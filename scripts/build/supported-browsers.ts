/*
 * The oldest supported browsers. The build, the lint of code and styles, and the test of old browsers follow this
 * list, and docs/architecture.md refers to it.
 */

/** Browsers by their names in `web-features`. */
export const supportedBrowsers = {
  chrome: '111',
  edge: '111',
  firefox: '114',
  safari: '16.4',
  safari_ios: '16.4',
} as const;

/** The last whole year of Baseline that all of them support. */
export const BASELINE_YEAR = 2022;

/** The same browsers as targets of Vite. */
export const buildTarget: string[] = Object.entries(supportedBrowsers).map(
  ([name, version]) => `${name === 'safari_ios' ? 'ios' : name}${version}`,
);
