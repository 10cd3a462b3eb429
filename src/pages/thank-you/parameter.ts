import { CONSULTATION } from '../../content/navigation/form-types.ts';
import type { QueryParameter } from '../../query-parameter.ts';

/** What the visitor has sent. */
export const typeParameter: QueryParameter = { name: 'type', values: [CONSULTATION] };
