import { definePage } from '../define-page.ts';

export const page = definePage({ metadata: () => ({ title: 'Style guide' }) });
