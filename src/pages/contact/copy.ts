import { paths } from '../../paths.ts';
import { inWordsCapital, wordList } from '../../content/words/number-words.ts';
import { registeredName } from '../../content/company/registered-name.ts';
import { country } from '../../content/company/country.ts';
import { officeCountries } from '../../content/company/offices.ts';
import { contactPeople } from '../../content/company/contact-people.ts';
import { contractTerms } from '../../content/company/contract-terms.ts';
import { offices } from '../../content/company/office-details.ts';
import {
  answerHours,
  answerTime,
  freeMinutes,
  proposal,
  sprintWeeks,
  teamNoticeWeeks,
} from '../../content/company/promises.ts';
import { leadsTerm, noticePeriodTerm } from '../../content/words/row-id.ts';
import { findService, isOffered } from '../../content/navigation/services.ts';
import { hasCalendar } from '../../content/site.ts';
import type { SiteConfig } from '../../content/model/site-schema.ts';
import type { TitledText } from '../../content/model/texts.ts';

const chat = findService('ai-chat');

export const hero = {
  eyebrow: 'Say hello',
  title: `Contact us. We\u00a0answer within ${answerHours}\u00a0hours.`,
  lead: 'Write what you know so far: one of our leads answers.',
  actions: [
    { label: 'Write to us', to: '#contact-form' },
    {
      label: `Book ${freeMinutes}`,
      to: `${paths.bookConsultation}${hasCalendar ? '#schedule' : ''}`,
    },
  ],
};

export const servicesHead = {
  eyebrow: 'What we do',
  title: 'Our services',
  lead: 'Not sure which one it is? Describe the problem in the form, and we name the service.',
};

export const officesIntro = {
  eyebrow: 'Where to find us',
  title: offices.length === 1 ? 'Our Office' : 'Our Offices',
  lead: `${inWordsCapital(offices.length, ['office', 'offices'])} in ${wordList(officeCountries, 'and')}. Tell us before you come, so that the right person is in.`,
};

export const getInTouch = {
  eyebrow: 'Write to us',
  title: 'Get In Touch',
  subtitle: 'It takes 2 minutes, costs nothing and commits you to nothing.',
};

export const next = {
  title: 'What happens next',
  directly: 'Contact us directly',
  answeredBy: 'Who answers',
};

/** The steps after a message. */
export const nextSteps: TitledText[] = [
  {
    title: `Our team contacts you ${answerTime}`,
    description: 'One of our leads, by phone or email on weekdays, by email at weekends.',
  },
  {
    title: 'We discuss your goals',
    description:
      'What should be different in six months, who decides, and what has been tried before.',
  },
  {
    title: 'We propose a tailored solution',
    description: `You get ${proposal}. It is free.`,
  },
];

/** Who answers, and who leads the work afterwards. */
function whoLeads() {
  const people = contactPeople.map(({ name, title }) => `${name} (${title})`);
  return `${wordList(people, 'or')} answers your enquiry ${answerTime}. Each project has a lead of its own, whom the proposal names and you meet before the work begins.`;
}

/** Facts for procurement, from the configuration; empty values are omitted. */
export function companyFactsOf({ company, privacy }: SiteConfig): { term: string; text: string }[] {
  return [
    { term: 'Registered name', text: registeredName(company) },
    ...company.registrations,
    { term: leadsTerm, text: contactPeople.length > 0 ? whoLeads() : '' },
    { term: 'Insurance', text: company.insurance },
    { term: 'Partner status', text: company.partners },
    {
      term: country.dataAgreement.term,
      text: `Part of every contract under which we handle personal information for you (${country.dataAgreement.law}). Ask for the draft: ${privacy.email}.`,
    },
    {
      term: 'Where your data is kept',
      text: `In your own cloud or Microsoft tenant, in the region that you choose.${
        chat
          ? ` ${chat.name} keeps its records in ${country.name}; WhatsApp messages run through Meta’s servers.`
          : ''
      }`,
    },
    {
      term: noticePeriodTerm,
      text: `Each sprint of ${sprintWeeks} weeks ends with a demonstration, run by the people who will use the software. A project can stop after any of them, and you pay for what you have accepted.${
        isOffered('agile-teams')
          ? ` A seat in an embedded team has ${teamNoticeWeeks}\u00a0weeks’ notice.`
          : ''
      }`,
    },
    ...contractTerms,
    {
      term: 'Ownership of code',
      text: 'Yours from the first day, with designs and documentation, in your own repository. There is no licence fee to us.',
    },
  ].filter(({ text }) => text !== '');
}

export const beforeYouSign = {
  eyebrow: 'For procurement',
  title: 'Before you sign',
  lead: 'What procurement needs to know about a supplier. Is something missing? Ask for it in your message.',
};
