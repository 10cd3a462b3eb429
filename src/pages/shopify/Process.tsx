import { ProcessCarousel } from '../../sections/heavy-parts.ts';
import { launchSteps, process } from './copy.ts';

/** The five steps of a launch. */
export function Process() {
  return <ProcessCarousel {...process} steps={launchSteps} />;
}
