import type { FilmAsset, ImageAsset, TitledText } from '../../content/types.ts';

/** Where the 26 days of a launch went; the same five steps as the process. */
export const launchDays = [
  { step: 'Survey', days: 3 },
  { step: 'Design', days: 6 },
  { step: 'Build', days: 10 },
  { step: 'Test orders', days: 5 },
  { step: 'Launch', days: 2 },
] as const;

interface Result {
  value: string;
  label: string;
  /** The figure counted out: what it was, what it became. */
  before: string;
  after: string;
}

/** The figures of SPEC.md 2, /shopify, each counted out in whole things. */
export const results: Result[] = [
  {
    value: '58%',
    label: 'average conversion increase',
    before: '100 orders before',
    after: '158 after, from the same visitors',
  },
  {
    value: '42%',
    label: 'less cart abandonment',
    before: '100 baskets left behind',
    after: '58 left behind',
  },
  {
    value: '95%',
    label: 'customer satisfaction',
    before: '100 shoppers asked',
    after: '95 satisfied',
  },
];

export const examplesFilm: FilmAsset = {
  src: '/film/shopify-examples',
  title: 'A flight over the contours of three stores, from the first visit to the order',
  poster: { src: '/film/shopify-examples-poster', width: 1280, height: 720 },
  width: 1280,
  height: 720,
};

interface Example extends TitledText {
  store: string;
  slug: string;
  figure: string;
  figureLabel: string;
}

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

export const storePicture: ImageAsset = {
  src: '/art/sections/store',
  width: 1600,
  height: 1200,
};

export const heroPicture: ImageAsset = {
  src: '/art/heroes/shopify',
  width: 1920,
  height: 1080,
};

/** What a visitor takes away from the free consultation. */
export const consultationBenefits: TitledText[] = [
  {
    title: 'A walk through your store',
    description:
      'From search to payment on a phone, with every place marked where orders get lost.',
  },
  {
    title: 'A straight answer on platform',
    description: 'Basic, Plus or headless. If Shopify is wrong for you, you hear that first.',
  },
  {
    title: 'A list in two columns',
    description: 'What must be there on day one, and what can wait until orders pay for it.',
  },
  {
    title: 'A plan with dates',
    description: 'From kick-off to first order, week by week, with what we need from you and when.',
  },
  {
    title: 'A price in rand',
    description: 'A range in writing, with the three decisions that move it up or down.',
  },
];
