import { developers } from '../../content/developers/developers.ts';
import { inWords, inWordsCapital } from '../../content/number-words.ts';
import {
  answerTime,
  consultationMinutes,
  countries,
  people,
  teamInvoiceDay,
  teamMeetDay,
  teamNoticeWeeks,
  teamStartDay,
  trialDays,
} from '../../content/promises.ts';
import { services } from '../../content/services.ts';
import { site } from '../../content/site.ts';
import { skillCategories } from '../../content/skills.ts';
import type { TitledText } from '../../content/types.ts';
import { wordList } from '../../content/word-list.ts';
import { paths } from '../../paths.ts';

export const hero = {
  eyebrow: 'Agile Teams',
  title: 'Agile teams that join your stand-up',
  lead: `Engineers, testers, architects and delivery leads who work in your backlog, your repository and your working day. You meet them before you decide, and you pay only after their first ${trialDays} days of work.`,
  actions: [
    { label: 'Book a Free Consultation', to: paths.contact },
    { label: 'Meet the developers', to: '#developers' },
  ],
};

interface StartStep extends TitledText {
  /** Days after the brief. */
  day: number;
}

const steps: StartStep[] = [
  {
    day: 0,
    title: 'Brief Us',
    description: `A ${consultationMinutes}-minute call with a delivery lead: what you are building, with which tools, and which role is open. A written role profile follows ${answerTime}.`,
  },
  {
    day: teamMeetDay,
    title: 'Meet the Team',
    description:
      'You interview the people we propose, with examples of their code in front of you. Take all of them, some, or ask for others.',
  },
  {
    day: teamStartDay,
    title: 'Get to Work',
    description:
      'They join your stand-up, your board and your repository. Their first change is a small one, and you see it in the first week.',
  },
];

export const start = {
  eyebrow: 'From brief to first invoice',
  title: 'Getting Started Is Simple',
  lead: `${inWordsCapital(steps.length)} steps and ${teamStartDay} days to the first working day. The first invoice comes ${trialDays} days after that.`,
  steps,
  /** @param day days after the brief */
  day: (day: number) => `Day ${day}`,
  trial: `${trialDays} days of work before the first invoice`,
  end: {
    day: teamInvoiceDay,
    title: 'First invoice',
    description: `You pay only after the first ${trialDays} days. End the work within them and you owe nothing. Go on, and you pay monthly, with ${inWords(teamNoticeWeeks)} weeks’ notice for each seat.`,
  },
};

export const embedded = {
  eyebrow: 'Embedded teams',
  title: 'Developers who work inside your team',
  pitch: [
    'A team is only as good as the conversations between its people.',
    'Our people take seats in yours. Your tech lead reviews their pull requests, and they review your engineers’. Your product owner sets the order of work and talks to the person who does it. No account manager stands in between.',
  ],
  values: [
    {
      title: 'Your way of working',
      description:
        'One stand-up, one board, one definition of done. If your team estimates in T-shirt sizes, so do we.',
    },
    {
      title: 'Your working day',
      description:
        'South Africa is on UTC+2 all year: at most an hour from Berlin, at most two from London. Kenya is an hour ahead of it, Portugal one or two behind.',
    },
    {
      title: 'Your code',
      description:
        'Every commit lands in your repository. There is no handover at the end, because the code was never anywhere else.',
    },
    {
      title: 'Your pace',
      description:
        'A tester for the release, two engineers after it. The size of the team is settled sprint by sprint.',
    },
  ] satisfies TitledText[],
};

/** The drawing of a mixed team: its roles, whose they are, and what it shows. */
export const network = {
  label:
    'Your product owner, tech lead and engineers and our front-end engineer, back-end engineer and tester, each joined to the others by direct lines.',
  yours: 'Your people',
  ours: 'Ours, in your stand-up',
  roles: {
    productOwner: 'Product owner',
    techLead: 'Tech lead',
    engineers: 'Engineers',
    frontEnd: 'Front-end',
    backEnd: 'Back-end',
    tester: 'Tester',
  },
};

const skillCount = skillCategories.reduce((sum, { skills }) => sum + skills.length, 0);

export const skills = {
  eyebrow: 'Skills',
  title: 'Skills that you can add to your team',
  lead: `${skillCount} skills in ${inWords(skillCategories.length)} fields. A team is put together from them for the work in front of you, and changes when the work does.`,
};

export const talent = {
  eyebrow: 'Talent as a service',
  title: 'Staff augmentation in South\u00a0Africa, without the hiring round',
  lead: 'You pay one monthly rate per person. Recruiting, contracts and cover stay with us.',
  ledger: [
    {
      title: 'You keep',
      rows: [
        'The backlog and its order',
        'The architecture and the last word on it',
        'The repository and the rights to all code',
        'The decision who joins and who stays',
      ],
    },
    {
      title: 'We carry',
      rows: [
        'Recruiting and technical vetting',
        'Contracts, payroll, machines and licences',
        'Cover for leave and illness',
        'The handover when one of our people moves on',
      ],
    },
  ],
  booking: 'Talk to a Consultant',
  bookingNote: `A ${consultationMinutes}-minute call with a delivery lead who has put such teams together.`,
};

export const profiles = {
  eyebrow: 'Developers',
  title: `Meet ${inWords(developers.length)} of our ${people} people`,
  lead: `Architects, engineers and delivery leads in ${wordList(countries, 'and')}. Note the names of those you would like to interview.`,
};

export const prices = {
  title: 'What a developer costs a month',
  lead: `One rate per person and month, paid in arrears. The first ${trialDays} days are at our risk: end the work within them and you owe nothing.`,
};

/** The other services. */
export const others = services.filter(({ path }) => path !== paths.agileTeams);

export const more = {
  eyebrow: 'Our expertise',
  title: `More From ${site.name}`,
  lead: `Would you rather hand over a whole project? These ${inWords(others.length)} services bring their own team.`,
  contact: 'Explore All Services',
};

export const consultation = {
  title: 'Get Your Free Agile Team Consultation',
  subtitle:
    'Tell us which role is open and since when. We reply with a role profile and with people who fit it.',
  serviceName: 'agile team staffing services',
  steps: [
    {
      title: `A delivery lead answers ${answerTime}`,
      description: 'It is a person who has led such a team, with questions about yours.',
    },
    {
      title: 'You get a role profile',
      description: 'Skills, seniority, time zone and a monthly rate, on one page.',
    },
    {
      title: 'You meet the people we propose',
      description: `By day ${teamMeetDay}, with examples of their code. Saying no costs nothing.`,
    },
  ],
};
