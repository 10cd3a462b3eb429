import type { QueryParameter } from '../../query-parameter.ts';

/** What the visitor has sent. */
export const typeParameter: QueryParameter = { name: 'type', values: ['consultation'] };
