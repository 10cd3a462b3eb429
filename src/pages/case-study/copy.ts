import { paths } from '../../paths.ts';
import { withoutTax } from '../../content/company/country.ts';
import { consultationMinutes, proposal } from '../../content/company/promises.ts';

/** The texts of a study's page that are not the study's own. */
export const copy = {
  back: 'All case studies',
  technologies: 'Technologies',
  facts: {
    label: 'Particulars of the project',
    service: 'Service',
    year: 'Live since',
    begun: 'Begun',
    updated: 'Page updated',
    timeline: 'Duration',
    team: 'Team',
    effort: 'Effort',
    personWeeks: (count: number) => `${count} person-weeks`,
    notThroughout: 'as invoiced, not everybody throughout',
    price: `Price${withoutTax}`,
  },
  situation: { eyebrow: 'The task', title: 'Situation', before: 'What was there before' },
  solution: {
    eyebrow: 'What we built',
    title: 'Solution',
    points: 'Key components of the solution included:',
  },
  setback: {
    eyebrow: 'Our mistake',
    title: 'What went wrong',
    cost: (total: number) => `of the project’s ${total} weeks went into it`,
    weeks: (count: number) => (count === 1 ? '1 week' : `${count} weeks`),
    remedy: 'What we did about it',
  },
  impact: { eyebrow: 'What came of it', title: 'Impact' },
  results: {
    title: 'Results at a Glance',
    before: 'before:',
    after: 'after:',
    measured: 'How we measured',
  },
  gallery: {
    title: 'Project Gallery',
    alt: (letter: string, title: string) => `Picture ${letter} for ${title}`,
    pan: (letter: string) => `Picture ${letter}, scrolls sideways`,
    missing: 'This picture is still to come.',
    failed: 'Unable to load gallery images. Please try refreshing the page.',
  },
  timeline: {
    title: 'Timeline',
    span: (from: number, to: number) => (from === to ? `Week ${from}` : `Weeks ${from}–${to}`),
    first: 'Week 1',
    last: (total: number) => `Week ${total}`,
    now: (total: number) => `Week ${total}, now`,
    rework: 'Spent on a setback',
  },
  next: 'Next case study',
  closing: {
    eyebrow: 'Free consultation',
    title: 'Are you planning something similar?',
    text: `${consultationMinutes} minutes with one of our leads. You leave with an opinion on what to build first; then you get ${proposal}, free as well.`,
    actions: [{ label: 'Book a Consultation', to: paths.contact }],
  },
  missing: {
    eyebrow: '404',
    title: 'Case Study Not Found',
    lead: 'There is no case study at this address. It may be misspelt, or the case study has moved.',
    actions: [{ label: 'Return to Case Studies', to: paths.caseStudies }],
  },
} as const;
