/*
 * What the browser tells `POST /api/field` at the end of a view. Every name comes from a list that ends,
 * so that no message can make the metrics grow, and nothing in it leads to a person.
 */

export const fieldEndpoint = '/api/field';

/** A larger message is not read, in bytes. */
export const MESSAGE_LIMIT = 8 * 1024;

export const devices = ['phone', 'other'] as const;

/** How a view began: `restored` from the browser's memory of pages, `soft` without a new document. */
export const navigations = ['load', 'reload', 'back-forward', 'restored', 'soft'] as const;
export type Navigation = (typeof navigations)[number];

/** The way of an enquiry; `refused` by the checks of the form or the server. */
export const enquirySteps = ['seen', 'begun', 'refused', 'failed', 'sent'] as const;
export type EnquiryStep = (typeof enquirySteps)[number];

/**
 * Who met an error: React (`recoverable`, `caught` by a boundary, `uncaught`), the window (`error`,
 * `rejection`), or the loading of code (`chunk`).
 */
export const errorKinds = [
  'recoverable',
  'caught',
  'uncaught',
  'error',
  'rejection',
  'chunk',
] as const;
export type ErrorKind = (typeof errorKinds)[number];

/** As `web-vitals` names them; times in ms, CLS without a unit. */
export const vitals = ['LCP', 'INP', 'CLS', 'TTFB', 'FCP'] as const;

/** The most of each that a message holds. */
export const MOST = { views: 20, vitals: 40, steps: 40, errors: 5, frames: 8, text: 300 } as const;

/** An address in a file of the build, like `/assets/Page-1a2B3c4D.js:1:234`. */
export const FRAME = /^\/assets\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/;

export interface BrowserError {
  kind: ErrorKind;
  route: string;
  /** Without anything that was typed. */
  message: string;
  frames: string[];
}

export interface FieldMessage {
  device: (typeof devices)[number];
  /** The hash in the name of the app's entry. */
  release: string;
  views: { route: string; navigation: Navigation }[];
  vitals: {
    name: (typeof vitals)[number];
    value: number;
    route: string;
    navigation: Navigation;
  }[];
  steps: { step: EnquiryStep; route: string }[];
  /** When the app's scripts came (null: not yet) and when that was told, in ms since the document was asked for. */
  scripts?: { route: string; cameMs: number | null; atMs: number };
  errors: BrowserError[];
}
