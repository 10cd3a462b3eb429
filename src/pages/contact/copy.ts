import { site } from '../../content/site.ts';
import type { ImageAsset, TitledText } from '../../content/types.ts';

export const hero = {
  eyebrow: 'Say hello',
  title: `Contact us. We\u00a0answer within ${site.responseHours}\u00a0hours.`,
  lead: 'Write what you know so far, even if it is half a page and a deadline. Your note goes to an engineer, not to a queue.',
};

/** The three offices on a map of the country; the list below says the same in words. */
export const heroArt: ImageAsset = { src: '/art/heroes/contact', width: 1200, height: 1200 };

export const officesIntro = {
  eyebrow: 'Where to find us',
  title: 'Our Offices',
  lead: 'Three doors in South Africa. Coffee is good in all of them; parking is best in uMhlanga.',
};

export const getInTouch = {
  eyebrow: 'Write to us',
  title: 'Get In Touch',
  subtitle:
    'Five fields, two minutes. No obligation on either side until you have seen a proposal.',
};

/** SPEC.md 2, /contact: what happens next. */
export const nextSteps: TitledText[] = [
  {
    title: `Our team contacts you within ${site.responseHours} hours`,
    description:
      'By phone or e-mail, whichever your message suggests, on the next working day at the latest.',
  },
  {
    title: 'We discuss your goals',
    description:
      'What should be different in six months, who decides, and what has been tried before.',
  },
  {
    title: 'We propose a tailored solution',
    description: 'Two pages: scope, people, dates and price, with the risks we can already see.',
  },
];
