import { contactPeople } from '../../content/company/contact-people.ts';
import { prices, supportPrice } from '../../content/company/prices.ts';
import { answerTime, sprintWeeks, teamMeetDay } from '../../content/company/promises.ts';
import { findService } from '../../content/navigation/services.ts';
import type { CaseStudy } from '../../content/model/case-study-schema.ts';
import type { TitledText } from '../../content/model/texts.ts';
import { priceText } from '../../content/words/numbers.ts';
import {
  automationTerm,
  leadsTerm,
  meetingTerm,
  noticePeriodTerm,
  rowId,
  supportTerm,
  userTestTerm,
} from '../../content/words/row-id.ts';
import { paths } from '../../paths.ts';

/** The row in which the promise is written. */
interface Proof {
  kind: 'Study' | 'Plan' | 'Clause' | 'Price' | 'Service' | 'People';
  text: string;
  to: string;
}

/** A differentiator: what a client can hold us to, and its proof where the content has one. */
export interface Differentiator extends TitledText {
  proof?: Proof | false;
}

type ProvenStudy = Pick<CaseStudy, 'title' | 'slug' | 'results'>;

/** The first result of the first study. */
function resultProof([study]: readonly ProvenStudy[]): Proof | false {
  const result = study?.results[0];
  return (
    result !== undefined && {
      kind: 'Study',
      text: `${study!.title}: ${result.value} ${result.label}`,
      to: `${paths.caseStudy(study!.slug)}#${rowId(result.label)}`,
    }
  );
}

/** The seven differentiators by name and in the order of the page, with their proofs. */
export function differentiatorsOf(studies: readonly ProvenStudy[]): Differentiator[] {
  const [teams, apps, agents] = ['agile-teams', 'web-apps', 'agentic-ai'].map(findService);
  return [
    {
      title: 'Proven Track Record',
      description:
        'Each result in a case study is printed with what was counted, and how it stood before and after.',
      proof: resultProof(studies),
    },
    {
      title: 'Top Talent',
      description:
        'You interview the people of an embedded team before they start, and set them a task of your own.',
      proof: teams !== undefined && {
        kind: 'Plan',
        text: `You meet the team on day ${teamMeetDay}, before anybody starts`,
        to: `${teams.path}#${rowId(meetingTerm)}`,
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
        'The people who will use a screen try its sketch. Where they get stuck, we change the sketch.',
      proof: apps !== undefined && {
        kind: 'Plan',
        text: 'Five users try the sketches, every second week',
        to: `${apps.path}#${rowId(userTestTerm)}`,
      },
    },
    {
      title: 'End-to-End Services',
      description:
        'Support follows design, build and launch: outages are answered day and night, other faults in office hours.',
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
        'AI where it earns its cost. Where a fixed rule is enough, you get an automation without a model.',
      proof: agents !== undefined && {
        kind: 'Service',
        text: 'Simple automations: cheaper to run, easier to test',
        to: `${agents.path}#${rowId(automationTerm)}`,
      },
    },
    {
      title: 'Client-Focused',
      description: `A named person answers ${answerTime}, and the proposal names the one who leads your project.`,
      proof: contactPeople.length > 0 && {
        kind: 'People',
        text: 'Who answers, who leads, and when you meet them',
        to: `${paths.contact}#${rowId(leadsTerm)}`,
      },
    },
  ];
}
