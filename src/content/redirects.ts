import compiled from './compiled/redirects.json' with { type: 'json' };
import type { Redirects } from './model/redirects-schema.ts';

const lists: Redirects = compiled;

/** Former addresses and their targets: content/redirects.yaml. */
export const redirects: Readonly<Record<string, string>> = lists.redirects ?? {};

/** Addresses of removed pages, answered 410. */
export const gone: readonly string[] = lists.gone ?? [];
