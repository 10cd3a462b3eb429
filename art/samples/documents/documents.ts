import type { Work } from '../../works/work.ts';
import { renderDocument } from './document.ts';
import { processReview } from './process-review.ts';

/** The documents that the site offers for download. */
export const documentWorks: Work[] = [
  {
    name: 'documents/sample-process-review.pdf',
    from: ['palette', 'typefaces', 'name'],
    draw: async () => ({
      'documents/sample-process-review.pdf': await renderDocument(processReview),
    }),
  },
];
