import type { ChallengeCard } from '../../content/types.ts';
import { paths } from '../../paths.ts';

interface Challenge extends ChallengeCard {
  icon: 'inbox' | 'sheet' | 'unplug';
  /** Proof from a case study. */
  figure: string;
  figureLabel: string;
  to: string;
}

export const challenges: Challenge[] = [
  {
    icon: 'inbox',
    title: 'Approvals wait in somebody’s inbox',
    description:
      'Leave, purchases, loans: each request waits for a person to find the e-mail. We give it one screen, one rule and a deadline that reminds by itself.',
    figure: '31 to 9 days',
    figureLabel: 'to a home-loan decision, Swaziland Building Society',
    buttonText: 'Book a Consultation',
    to: paths.contact,
  },
  {
    icon: 'sheet',
    title: 'One spreadsheet runs the department',
    description:
      'It has 41 tabs and one person who understands them. We turn each tab into a table, each macro into a rule and the file into an archive.',
    figure: '260',
    figureLabel: 'spreadsheets retired, Investec client events',
    buttonText: 'Talk to a Consultant',
    to: paths.bookConsultation,
  },
  {
    icon: 'unplug',
    title: 'The same customer is typed three times',
    description:
      'Sales, finance and the workshop each keep a version of the truth. We let one system ask and the others listen.',
    figure: '-83%',
    figureLabel: 'data-capture errors, MotorHappy',
    buttonText: 'Contact Sales',
    to: paths.contact,
  },
];
