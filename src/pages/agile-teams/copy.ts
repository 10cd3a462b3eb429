import { country } from '../../content/company/country.ts';
import { company, countries } from '../../content/company/company.ts';
import {
  answerTime,
  consultationMinutes,
  teamInvoiceDay,
  teamMeetDay,
  teamNoticeWeeks,
  teamStartDay,
  trialDays,
  trialSeats,
} from '../../content/company/promises.ts';
import { nameOfService, services } from '../../content/navigation/services.ts';
import { siteConfig } from '../../content/site.ts';
import type { TitledText } from '../../content/model/texts.ts';
import { inWords, wordList } from '../../content/words/number-words.ts';
import { meetingTerm } from '../../content/words/row-id.ts';
import { paths } from '../../paths.ts';

export const hero = {
  eyebrow: nameOfService('agile-teams'),
  title: 'Agile teams that join your stand-up',
  lead: `Engineers, testers, architects and delivery leads in your backlog, your repository and your working day. You meet them first, and pay only after the first ${trialDays}\u00a0days of work.`,
  consultation: { label: 'Book a Free Consultation', to: paths.contact },
  developers: { label: 'Meet the developers', to: '#developers' },
};

interface StartStep extends TitledText {
  /** Days after the brief. */
  day: number;
}

const steps: StartStep[] = [
  {
    day: 0,
    title: 'Brief Us',
    description: `A ${consultationMinutes}-minute call with one of our leads about the open role. A written role profile follows ${answerTime}.`,
  },
  {
    day: teamMeetDay,
    title: meetingTerm,
    description:
      'You interview the people we propose and set them a task of yours. Take all, some, or ask for others.',
  },
  {
    day: teamStartDay,
    title: 'Get to Work',
    description: 'They join your stand-up, board and repository.',
  },
];

export const gettingStarted = {
  eyebrow: 'From brief to first invoice',
  title: 'Getting Started Is Simple',
  lead: 'In calendar days from your brief.',
  steps,
  /** @param day days after the brief */
  day: (day: number) => `Day ${day}`,
  trial: `${trialDays} calendar days of work before the first invoice`,
  end: {
    day: teamInvoiceDay,
    title: 'First invoice',
    description: `End the work before it and you owe nothing, for up to ${trialSeats}\u00a0people. Go on, and you pay monthly, with ${teamNoticeWeeks} weeks’ notice for each seat.`,
  },
};

export const embedded = {
  eyebrow: 'Embedded teams',
  title: 'Developers who work inside your team',
  lead: 'Your tech lead reviews their pull requests, and they review yours.',
  values: [
    {
      title: 'Your way of working',
      description: 'One stand-up, one board, one definition of done.',
    },
    {
      title: 'Your working day',
      description: `${country.name} is on ${country.clock}. Say when your stand-up is, and we name who can be in it.`,
    },
    {
      title: 'Your code',
      description: 'Every commit lands in your repository and belongs to you.',
    },
    {
      title: 'Your pace',
      description: 'The size of the team is settled sprint by sprint.',
    },
  ] satisfies TitledText[],
};

export const skills = {
  eyebrow: 'Skills',
  title: 'Skills that you can add to your team',
  lead: 'Is one missing? Ask for it in your brief.',
};

export const talent = {
  eyebrow: 'Talent as a service',
  title: `Staff augmentation in ${country.name.replaceAll(' ', '\u00a0')}, without the hiring round`,
  lead: 'You direct the work; we employ the people.',
  lists: [
    {
      title: 'You keep',
      items: [
        'The backlog and its order',
        'The architecture and the last word on it',
        'The repository and the rights to all code',
        'The choice of who joins and who stays',
      ],
    },
    {
      title: 'We carry',
      items: [
        'Recruiting and technical vetting',
        'Contracts, payroll, machines and licences',
        'Cover for leave and illness',
        'The handover when one of our people moves on',
      ],
    },
  ],
  booking: 'Talk to a Consultant',
  bookingNote: `A ${consultationMinutes}-minute call with our lead for teams.`,
};

export const profiles = {
  eyebrow: 'Developers',
  title: (count: number) =>
    `Meet ${String(count) === company.people ? `our ${inWords(count, ['developer', 'developers'])}` : `${inWords(count)} of our ${company.people} people`}`,
  lead: `They work in ${wordList(countries, 'and')}. Tell us who you would like to interview.`,
};

export const pricing = {
  title: 'What a developer costs a month',
  lead: 'You pay each month for the work of the month before, by each person’s level. A project that is counted in hours has one rate for its whole team instead.',
  terms: [
    {
      term: 'May we hire your person?',
      text: 'Yes: free after six months, before that for one month’s rate.',
    },
  ],
};

/** The other services. */
export const others = services.filter(({ id }) => id !== 'agile-teams');

export const moreServices = {
  eyebrow: 'Our expertise',
  title: `More From ${siteConfig.name}`,
  lead: 'These services bring their own team.',
  contact: 'Explore All Services',
};

export const consultation = {
  title: 'Get Your Free Agile Team Consultation',
  subtitle: 'Tell us which role is open and how long you have been looking.',
  serviceName: 'agile team staffing services',
  steps: [
    {
      title: `One of our leads answers ${answerTime}`,
      description: 'With questions about your team; at weekends by email.',
    },
    {
      title: 'You get a role profile',
      description: 'Skills, seniority and a monthly rate.',
    },
    {
      title: 'You meet the people we propose',
      description: `By day ${teamMeetDay}.`,
    },
  ],
};
