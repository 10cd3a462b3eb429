import { paths } from '../../paths.ts';
import { inWords, inWordsCapital } from '../../content/number-words.ts';
import { offices } from '../../content/offices.ts';
import { answerHours, answerTime, consultationMinutes } from '../../content/promises.ts';
import { services as allServices } from '../../content/services.ts';
import type { ImageAsset, TitledText } from '../../content/types.ts';

export const hero = {
  eyebrow: 'Say hello',
  title: `Contact us. We\u00a0answer within ${answerHours}\u00a0hours.`,
  lead: 'Write what you know so far, even if it is half a page and a deadline. An engineer or a delivery lead reads it.',
  actions: [
    { label: 'Write to us', to: '#message' },
    { label: `Book ${consultationMinutes} free minutes`, to: paths.bookConsultation },
    { label: `See all ${inWords(allServices.length, ['service', 'services'])}`, to: '#services' },
  ],
};

/** The offices on a map of the country; the list below says the same in words. */
export const heroArt: ImageAsset = { src: '/art/heroes/contact', width: 1200, height: 1200 };

export const services = {
  eyebrow: 'What we do',
  title: `Our ${inWords(allServices.length, ['service', 'services'])}`,
  lead: 'Not sure which one it is? Describe the problem in the form, and we name the service.',
};

export const officesIntro = {
  eyebrow: 'Where to find us',
  title: 'Our Offices',
  lead: `${inWordsCapital(offices.length, ['office', 'offices'])} in South Africa. Tell us before you come, and the right person is there.`,
};

export const getInTouch = {
  eyebrow: 'Write to us',
  title: 'Get In Touch',
  subtitle: 'It takes two minutes. No obligation on either side until you have seen a proposal.',
};

export const next = {
  title: 'What happens next',
  directly: 'Contact us directly',
  answeredBy: 'Who answers',
};

/** What happens after a message. */
export const nextSteps: TitledText[] = [
  {
    title: `Our team contacts you ${answerTime}`,
    description: 'By phone or e-mail, whichever your message suggests, at weekends too.',
  },
  {
    title: 'We discuss your goals',
    description:
      'What should be different in six months, who decides, and what has been tried before.',
  },
  {
    title: 'We propose a tailored solution',
    description:
      'Two pages: scope, people, dates and price, with the risks we can already see. Free.',
  },
];
