import { ProcessCarousel } from '../../sections/heavy-parts.ts';
import { process, processSteps } from './copy.ts';

/** The five steps of a build. */
export function Process() {
  return <ProcessCarousel {...process} steps={processSteps} />;
}
