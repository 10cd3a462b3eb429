import { lazyPart } from '../../ui/loading/lazy-part.tsx';

/** The enquiry form, in a file of its own that is fetched after the first paint. */
export const EnquiryForm = lazyPart(() =>
  import('./EnquiryForm.tsx').then((module) => module.EnquiryForm),
);
