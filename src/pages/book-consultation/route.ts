import { paths } from '../../paths.ts';
import { pageTitle } from '../../seo/page-metadata.ts';
import { definePage } from '../define-page.ts';

export const page = definePage({
  id: 'book-consultation',
  path: paths.bookConsultation,
  importPage: () => import('./BookConsultationPage.tsx'),
  metadata: () => ({ title: pageTitle('Book a Consultation') }),
});
