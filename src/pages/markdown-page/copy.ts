import { answerTime, consultationMinutes } from '../../content/company/promises.ts';
import { paths } from '../../paths.ts';

/** The texts of Markdown pages that are not in their files. */
export const copy = {
  text: 'Text',
  contents: 'On this page',
  priceTitle: 'What it costs',
  /** The call to action of a page without one. */
  closing: {
    title: 'Talk to us',
    text: `Tell us what should change. A consultation takes ${consultationMinutes} minutes and is free; we answer ${answerTime}.`,
  },
  action: 'Book a Free Consultation',
  target: paths.contact,
};
