import type { TitledText } from '../../content/types.ts';

/** Ten reasons, of which the page shows the first six (SPEC.md 9). */
export const benefits: TitledText[] = [
  {
    title: 'Live in under 4 weeks',
    description:
      'A plain store that takes real orders comes first. Refinement follows, paid for by what the orders teach.',
  },
  {
    title: 'Fast on the phone people have',
    description:
      'We build against a mid-range handset on a mobile network. Coricraft’s largest picture is there in 2.1 seconds.',
  },
  {
    title: 'Every way to pay in rand',
    description:
      'Cards, instant EFT, deposits and instalments, each paid and refunded with real money before the first visitor.',
  },
  {
    title: 'A move without lost rankings',
    description:
      'Products, customers and order history come along, and each old address is redirected and checked one by one.',
  },
  {
    title: 'Tests instead of opinions',
    description:
      'One change a week, measured against the page before it. Next Calm’s store is the sum of eleven small tests.',
  },
  {
    title: 'Your store, your code',
    description:
      'Theme, data and accounts are in your name from day one. Leaving us takes one e-mail and no negotiation.',
  },
  {
    title: 'Stock that agrees with the shelf',
    description:
      'Your ERP or point of sale stays the source; the store asks it, so that nobody sells the last sofa twice.',
  },
  {
    title: 'Open to every shopper',
    description:
      'Checked against WCAG 2.2 AA with keyboard and screen reader. One shopper in seven lives with a disability.',
  },
  {
    title: 'A team that can run it',
    description:
      'Two mornings of training on your own products. Merchandisers add a range in an afternoon, without a ticket.',
  },
  {
    title: 'Support with a name',
    description:
      'The engineer who built your checkout answers for it, within 24 hours and through the whole of November.',
  },
];
