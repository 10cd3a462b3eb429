import type { Graph } from 'schema-dts';
import { scriptJson } from './escape.ts';
import type { JsonLdNode } from './structured-data.ts';

/** The text of a page's JSON-LD script element. In a file of its own, because browsers need none of the nodes' code. */
export const serialiseJsonLd = (nodes: readonly JsonLdNode[]): string =>
  scriptJson({ '@context': 'https://schema.org', '@graph': nodes } satisfies Graph);
