import type { TitledText } from '../../content/types.ts';

interface Example extends TitledText {
  store: string;
  slug: string;
  figure: string;
  figureLabel: string;
}

/** Stores we have built, and what each of them gained; the figures are those of their studies. */
export const examples: Example[] = [
  {
    title: 'Made to order',
    store: 'Coricraft',
    slug: 'coricraft',
    description: 'Size, fabric, date: three choices, and a price that follows each of them.',
    figure: '+46%',
    figureLabel: 'online conversion',
  },
  {
    title: 'On subscription',
    store: 'Next Calm',
    slug: 'next-calm',
    description: 'A monthly box that can be paused in two taps, which is why people keep it.',
    figure: '37%',
    figureLabel: 'of revenue recurs',
  },
  {
    title: 'Printed on demand',
    store: 'Parrot Print',
    slug: 'parrot-print',
    description: 'The phone that took the photo lays out the print and warns when it is too small.',
    figure: '-61%',
    figureLabel: 'reprints',
  },
];
