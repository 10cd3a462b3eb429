import type { TitledText } from '../../content/types.ts';

/** What happens to the message between sending it and our reply. */
export const meanwhile: TitledText[] = [
  {
    title: 'Read by a person',
    description: 'The lead for your subject gets it, with the page you came from.',
  },
  {
    title: 'Checked for the right answer',
    description:
      'We look for work of ours that resembles it, so that our reply has an example in it.',
  },
  {
    title: 'Answered in writing or by phone',
    description: 'With a proposed time to talk, and the questions we would like to ask.',
  },
];
