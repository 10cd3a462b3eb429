import { answerTime } from '../../content/company/promises.ts';
import type { TitledText } from '../../content/model/texts.ts';

/** The texts by the page's `type`. */
export const confirmation = {
  contact: "Thank you for reaching out. We've received your message.",
  consultation: "We've received your message for scheduling a consultation.",
};

export const thanks = {
  title: 'Thank You!',
  follow: 'A member of our team will be in touch with you shortly.',
  home: 'Back to Home',
  calendar: 'Pick a time in the calendar',
};

/** What happens to the message between sending it and our answer. */
export const whatHappensNext: { title: string; steps: TitledText[] } = {
  title: `What happens ${answerTime}`,
  steps: [
    {
      title: 'It is read by a person',
      description: 'One of our leads gets it, with the page that you wrote from.',
    },
    {
      title: 'We look for a project like yours',
      description: 'Our answer comes with the one that is closest, as an example.',
    },
    {
      title: 'You get an answer',
      description:
        'By phone or email (at weekends by email), with a proposed time to talk and what we would like to know.',
    },
  ],
};

/** Links to read meanwhile: `Until then: <studies> or <articles>.` */
export const furtherReading = {
  lead: 'Until then, read',
  studies: 'our case studies',
  articles: 'our articles',
};
