import { definePage } from '../define-page.ts';

export const definition = definePage({ metadata: () => ({ title: 'Style guide' }) });
