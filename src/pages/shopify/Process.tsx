import { ProcessCarousel } from '../../sections/ProcessCarousel.tsx';
import { processSteps } from './process-steps.ts';

/** The five steps of a launch. */
export function Process() {
  return (
    <ProcessCarousel
      number="02"
      eyebrow="From survey to launch"
      title="5-Step Approach"
      lead="The same five lines as on the slip, with what happens in each of them."
      steps={processSteps}
    />
  );
}
