import { paths } from '../../paths.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';

/** Readers with a question of their own. */
export function Closing() {
  return (
    <CallToAction
      eyebrow="Letters are read"
      title="Ask the people who wrote it"
      text="A question about your own forty apps, a figure that you doubt, a subject that we should take up: write, and the author answers within 24 hours."
      action={{ label: 'Contact Us', to: paths.contact }}
    />
  );
}
