import { paths } from '../../paths.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';

/** The closing call to action (SPEC.md 2). */
export function Closing() {
  return (
    <CallToAction
      eyebrow="Answer within 24 hours"
      title="Which task would you hand over first?"
      text="Describe it in a paragraph. A specialist writes back with the three questions that decide whether an agent would pay for itself."
      action={{ label: 'Talk to an AI Specialist', to: paths.contact }}
      secondary={{ label: 'Book a Free Consultation', to: paths.contact }}
    />
  );
}
