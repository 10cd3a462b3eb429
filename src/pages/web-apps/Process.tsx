import type { TitledText } from '../../content/types.ts';
import { ProcessCarousel } from '../../sections/ProcessCarousel.tsx';

const steps: TitledText[] = [
  {
    title: 'Survey',
    description:
      'Two workshops and a walk through the day of those who will use it. The result is one page: the problem, the number that should move, what is left out.',
  },
  {
    title: 'Sketch',
    description:
      'Screens for the three journeys that matter, tested with five people. Anything that needs explaining is drawn again.',
  },
  {
    title: 'Prototype',
    description:
      'A working app with real data on real devices, 2–8 weeks after the start. From here on, decisions are made with it in your hand.',
  },
  {
    title: 'Build',
    description:
      'Two-week sprints, each ending in something you can click. Tests, reviews and a release pipeline from the first commit.',
  },
  {
    title: 'Run and hand over',
    description:
      'A staged launch, alerts that reach a person, and a runbook. Your team takes over when it wants to, with ours beside it.',
  },
];

/** The five steps of a build. */
export function Process() {
  return (
    <ProcessCarousel
      number="04"
      eyebrow="Process"
      title="5-Step Approach"
      lead="From the first workshop to the day your own team runs it."
      steps={steps}
    />
  );
}
