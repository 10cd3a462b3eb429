import { paths } from '../../paths.ts';
import { inWords, inWordsCapital } from '../../content/words/number-words.ts';
import { country } from '../../content/company/country.ts';
import { freeMinutes, storeLaunchTime } from '../../content/company/promises.ts';
import { ownFigures } from '../../content/company/figures.ts';
import { exampleStores } from '../../content/company/stores.ts';
import { siteConfig } from '../../content/site.ts';
import type { TitledText } from '../../content/model/texts.ts';

export const hero = {
  eyebrow: `Shopify agency, ${country.name}`,
  title: 'E-commerce website design',
  lead: `We design online stores from the product page to the payment, build them on Shopify, and have a store launched in ${storeLaunchTime}.`,
  actions: [{ label: 'Book a Consultation', to: paths.contact }],
};

interface LaunchStep extends TitledText {
  /** In calendar days. */
  days: number;
}

/** The steps of a launch; together they take less than four weeks. */
export const launchSteps: LaunchStep[] = [
  {
    title: 'Store review',
    days: 3,
    description:
      'We read your catalogue, margins, delivery rules and analytics, and place two orders as a customer would. You get a list of what costs you sales, the most expensive first.',
  },
  {
    title: 'Design',
    days: 6,
    description:
      'Product page, basket and checkout come first, on a phone and with your real products. The home page comes last.',
  },
  {
    title: 'Build',
    days: 10,
    description:
      'Payment, delivery and stock are connected, and you click through a working store at the end of every week.',
  },
  {
    title: 'Test orders',
    days: 5,
    description:
      'Fifty real purchases with real cards on real phones. Each order has to reach the warehouse and the accounts, and each refund has to be accepted by the payment provider.',
  },
  {
    title: 'Launch',
    days: 2,
    description:
      'Old addresses redirect to the new ones, your team is trained, and an engineer is on call for the first weekend.',
  },
];

/** From kick-off to the first real order. */
export const launchDays = launchSteps.reduce((total, { days }) => total + days, 0);

/** The plan as a receipt: steps, days, total. */
export const launchReceipt = {
  title: 'A store launch, itemised',
  subtitle: 'Calendar days, kick-off to first real order',
  unit: 'days',
  total: 'Total',
  terms: 'For up to 200 products in one language, with Shopify’s own checkout.',
};

/** The page's figures in per cent, the first of them set far larger than the others. */
export const results = {
  title: 'What our stores gained, in figures',
  items: (ownFigures.shopify ?? []).map(({ value, label, note, ofStores }) => ({
    value,
    label,
    note,
    ...(ofStores &&
      exampleStores.length > 1 && {
        note: `the mean of the ${inWords(exampleStores.length)} stores below`,
        // The results that it is the mean of.
        parts: exampleStores.map(({ figure, figureLabel, products }) => ({
          value: figure,
          label: `${figureLabel}, ${products.toLowerCase()}`,
        })),
      }),
  })),
};

export const examples = {
  eyebrow: 'Examples',
  title:
    exampleStores.length > 0
      ? `Shopify stores for ${inWords(exampleStores.length, ['way', 'ways'])} of selling`
      : 'A Shopify store for your way of selling',
  lead: 'Each store is built around the one decision that its buyers find hard.',
};

export const processIntro = {
  eyebrow: 'From kick-off to launch',
  title: '5-Step Approach',
  lead: `What happens in the ${launchDays} calendar days up to the first real order.`,
};

export const caseStudiesIntro = {
  eyebrow: 'Recent work',
  title: 'Shopify Success Stories',
  lead: 'What each store started with, what we built, and what changed.',
};

/** Ten reasons, of which the page shows the first six. */
export const benefits: TitledText[] = [
  {
    title: `Live in ${storeLaunchTime}`,
    description:
      'A plain store that takes real orders comes first. Those orders decide what is refined next.',
  },
  {
    title: 'Fast on ordinary phones',
    description:
      'We build and test on a mid-range phone on a mobile connection. A store that is quick there is quick on newer phones too.',
  },
  {
    title: `${country.demonym} payment methods`,
    description: `Cards, bank transfers, deposits and instalments in ${country.currency}.`,
  },
  {
    title: 'Shopify migration with old links intact',
    description:
      'When you move to Shopify, products and customers come along, and old pages redirect to their new ones. We check the list one by one.',
  },
  {
    title: 'Tests instead of opinions',
    description:
      'A change after launch is first tested against the page as it was. If it doesn’t sell better, we undo it.',
  },
  {
    title: 'Your store, your code',
    description:
      'Theme, data and accounts are in your name from the first day. You can leave us with one email.',
  },
  {
    title: 'Stock that matches the shelf',
    description:
      'Your ERP or point of sale stays the source. The store asks it before a sale, so that the last sofa isn’t sold twice.',
  },
  {
    title: 'Usable by every shopper',
    description:
      'Checked against WCAG 2.2 AA with a keyboard and a screen reader, from search to payment.',
  },
  {
    title: 'A team that can run it',
    description: 'Two mornings of training with your own products.',
  },
  {
    title: 'Support by name',
    description:
      'Your questions go to the engineers who built the store, under a support agreement with its own times.',
  },
];

/** How many of the benefits show. */
export const benefitsShown = 6;

export const whyChooseUs = {
  eyebrow: `Why ${siteConfig.name}`,
  title: 'Why Choose Us',
  lead: `${inWordsCapital(benefitsShown)} things that every store of ours comes with.`,
};

export const pricing = {
  title: `What our Shopify agency charges in ${country.name}`,
  lead: 'You pay by stage, each after you have accepted its result. The store review is part of the price. Shopify’s subscription comes on top, and so do your payment provider’s fees; where that is not Shopify Payments, Shopify takes a transaction fee on each order.',
};

/** The results of the free consultation. */
export const consultationBenefits: TitledText[] = [
  {
    title: 'One place where you lose orders',
    description:
      'We look at your store on a phone together and name the first thing that we would change.',
  },
  {
    title: 'Whether Shopify is right for you',
    description: 'Basic, Plus or headless. If another platform fits better, you hear that first.',
  },
  {
    title: 'What you need on day one',
    description: 'And what can wait until the first orders have paid for it.',
  },
  {
    title: 'A first date',
    description: 'The month of a first order, and what we would need from you for it.',
  },
  {
    title: `A price in ${country.currency}`,
    description: 'A range in writing, and what moves it up or down.',
  },
];

export const freeConsultation = {
  eyebrow: 'Free consultation',
  title: `What you get from ${freeMinutes}`,
  lead: 'You keep the written proposal, whoever builds the store.',
  action: 'Book a Free Consultation',
};

export const consultation = {
  title: 'Get Your Free Shopify Consultation',
  subtitle:
    'Tell us what you sell and what you would like to change. A link to your store is enough to begin.',
  serviceName: 'Shopify store design and development',
};
