import type { TitledText } from '../../content/types.ts';

export interface AiService extends TitledText {
  route: 'agent' | 'workflow' | 'automation';
  terrain: string;
  example: string;
  first: string;
}

export const services: AiService[] = [
  {
    route: 'agent',
    terrain: 'Finds its own route',
    title: 'AI Agent Development',
    description:
      'You give it a goal, tools and limits. It plans, tries, checks its own result and turns back when a way is closed. For work in which no two cases are alike.',
    example: 'Claims intake across four insurers’ portals',
    first: 'Prototype in 6–8 weeks',
  },
  {
    route: 'workflow',
    terrain: 'Chooses between marked paths',
    title: 'AI Workflows',
    description:
      'The steps are fixed; a model decides at each fork. Predictable enough for an auditor, flexible enough for real mail.',
    example: 'Sorting 900 supplier e-mails a day',
    first: 'Prototype in 3–5 weeks',
  },
  {
    route: 'automation',
    terrain: 'Follows one fixed line',
    title: 'Simple Automations',
    description:
      'No model where a rule will do. Cheaper to run, easier to test, and often all you need.',
    example: 'Statements out by 07:00 on the 1st',
    first: 'Live in 2 weeks',
  },
];

export const servicesIntro = {
  title: 'How much of the route is fixed?',
  lead: 'That one question decides what you need, and what it costs. We recommend the plainest answer that does the work.',
};
