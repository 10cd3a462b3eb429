import type { TitledText } from '../../content/types.ts';

export const processSteps: TitledText[] = [
  {
    title: 'Survey',
    description:
      'We read your catalogue, margins, shipping rules and analytics, and buy from you twice. You get a list of what costs you orders, dearest first.',
  },
  {
    title: 'Design',
    description:
      'Product page, basket and checkout first, on a phone, with your real products. The home page comes last: fewer buyers see it than you think.',
  },
  {
    title: 'Build',
    description:
      'A theme in your own repository, payment, shipping and stock connected. You click through a working store at the end of every week.',
  },
  {
    title: 'Test orders',
    description:
      'Fifty real purchases with real cards, on real phones, delivered and returned. Every refund has to arrive before we call it done.',
  },
  {
    title: 'Launch',
    description:
      'Old addresses redirect to new ones, the team is trained, an engineer watches the first weekend. Then one measured test a week.',
  },
];
