import { contactPeople } from '../../content/company/contact-people.ts';
import { prices, supportPrice } from '../../content/company/prices.ts';
import {
  answerTime,
  sprintWeeks,
  teamInvoiceDay,
  teamMeetDay,
  teamStartDay,
  trialDays,
} from '../../content/company/promises.ts';
import { findService } from '../../content/navigation/services.ts';
import type { CaseStudy } from '../../content/model/case-study-schema.ts';
import type { TitledText } from '../../content/model/texts.ts';
import { inWords } from '../../content/words/number-words.ts';
import { priceText } from '../../content/words/numbers.ts';
import { noticePeriodTerm, rowId, supportTerm } from '../../content/words/row-id.ts';
import { paths } from '../../paths.ts';

/** Where the promise is written. */
interface Proof {
  kind: 'Study' | 'Plan' | 'Clause' | 'Price' | 'People';
  text: string;
  to: string;
}

/** A differentiator: what a client can hold us to, and its proof where the content has one. */
export interface Differentiator extends TitledText {
  proof?: Proof | false;
}

type ProvenStudy = Pick<CaseStudy, 'title' | 'slug' | 'setback'>;

/** The first study with a setback. */
function studyProof(studies: readonly ProvenStudy[]): Proof | false {
  for (const { title, slug, setback } of studies)
    if (setback)
      return {
        kind: 'Study',
        text: `${title}, what went wrong: ${setback.title}`,
        to: `${paths.caseStudy(slug)}#setback`,
      };
  return false;
}

/** The seven differentiators by name and in the order of the page, with their proofs. */
export function differentiatorsOf(studies: readonly ProvenStudy[]): Differentiator[] {
  const [teams, apps, agents] = ['agile-teams', 'web-apps', 'agentic-ai'].map(findService);
  return [
    {
      title: 'Proven Track Record',
      description: `Each case study states its team, its duration${
        studies.every(({ setback }) => setback) ? ', what went wrong' : ''
      } and what changed.`,
      proof: studyProof(studies),
    },
    {
      title: 'Top Talent',
      description: `You meet the people before they start.${
        teams ? ` With an Agile Team, you pay only after the first ${trialDays}\u00a0days.` : ''
      }`,
      proof: teams !== undefined && {
        kind: 'Plan',
        text: `Day ${teamMeetDay} you meet them, day ${teamStartDay} they start, day ${teamInvoiceDay} the first invoice`,
        to: `${teams.path}#getting-started`,
      },
    },
    {
      title: 'Agile Delivery',
      description: `A demonstration every ${sprintWeeks} weeks, run by the people who will use the software, not by us.`,
      proof: {
        kind: 'Clause',
        text: 'Each sprint ends with a demonstration, and you can stop after any of them',
        to: `${paths.contact}#${rowId(noticePeriodTerm)}`,
      },
    },
    {
      title: 'Relentless Quality',
      description:
        'The people who will use a screen try its sketch before it is built. Where they get stuck, we change the sketch.',
      proof: apps !== undefined && {
        kind: 'Plan',
        text: 'Five users try the sketches, every second week',
        to: `${apps.path}#design`,
      },
    },
    {
      title: 'End-to-End Services',
      description:
        'Design, build, integration, launch and support come from one supplier, responsible for all of it.',
      proof: apps !== undefined &&
        prices['web-apps'] !== undefined &&
        supportPrice !== undefined && {
          kind: 'Price',
          text: `Support after the launch from ${priceText(supportPrice.amount)} a month`,
          to: `${apps.path}#${rowId(supportTerm)}`,
        },
    },
    {
      title: 'Innovation-Driven',
      description:
        'AI where it pays for itself: one process, one measure and a pilot before there is a programme.',
      proof: agents !== undefined && {
        kind: 'Plan',
        text: 'Five steps to a first agent. If no process pays, the report says so',
        to: `${agents.path}#approach-title`,
      },
    },
    {
      title: 'Client-Focused',
      description: `A named person answers ${answerTime}, and you know beforehand who it is and what to ask.`,
      proof: contactPeople.length > 0 && {
        kind: 'People',
        text: `Our ${inWords(contactPeople.length, ['lead', 'leads'])} and what to ask of each`,
        to: `${paths.contact}#who-answers`,
      },
    },
  ];
}
