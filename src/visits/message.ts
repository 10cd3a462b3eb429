/*
 * The message of `POST /api/visits` at the end of a view. All names come from fixed lists, so that the number
 * of metrics is bounded; nothing in it is personal.
 */

export const visitsEndpoint = '/api/visits';

/** Size limit of a message, in bytes. */
export const MAX_MESSAGE_BYTES = 8 * 1024;

export const devices = ['phone', 'other'] as const;

/** How a view began: `restored` from the back/forward cache, `soft` by client-side navigation. */
export const navigations = ['load', 'reload', 'back-forward', 'restored', 'soft'] as const;
export type Navigation = (typeof navigations)[number];

/** The steps of an enquiry; `refused` by validation in the form or on the server, `booked` in the calendar. */
export const enquirySteps = ['seen', 'begun', 'refused', 'failed', 'sent', 'booked'] as const;
export type EnquiryStep = (typeof enquirySteps)[number];

/**
 * What led to a visit, as its browser tells it. The server says what kind of place the host of a `link` is, which may
 * be none.
 */
export const visitOrigins = ['campaign', 'advertising', 'search', 'this-site', 'link'] as const;

export interface VisitOrigin {
  origin: (typeof visitOrigins)[number];
  /** The host of the link, or the one by which a campaign names its source. */
  host: string;
}

/**
 * The source of an error: React (`recoverable`, `caught` by a boundary, `uncaught`), the window (`error`,
 * `rejection`), or a dynamic import (`chunk`).
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

/** The names of `web-vitals`; times in ms, CLS without a unit. */
export const vitals = ['LCP', 'INP', 'CLS', 'TTFB', 'FCP'] as const;

/** Limits of a message. */
export const messageLimits = {
  views: 20,
  vitals: 40,
  steps: 40,
  errors: 5,
  frames: 8,
  text: 300,
} as const;

/** A position in a file of the build, like `/assets/Page-1a2B3c4D.js:1:234`. */
export const FRAME = /^\/assets\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/;

interface BrowserError {
  kind: ErrorKind;
  route: string;
  /** Without entered values. */
  message: string;
  frames: string[];
}

export interface VisitMessage extends VisitOrigin {
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
  /**
   * When the app's scripts were loaded (null: not yet) and when this was reported, in ms since the document
   * was requested.
   */
  scripts?: { route: string; cameMs: number | null; atMs: number };
  errors: BrowserError[];
}
