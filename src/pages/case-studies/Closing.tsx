import { paths } from '../../paths.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';

/** The way from other people's projects to the reader's own. */
export function Closing() {
  return (
    <CallToAction
      eyebrow="The next sheet, not yet drawn"
      title="The next study could be about you"
      text="Describe what is slow or lost today, in a few lines. Within 24 hours an engineer answers with the study that comes closest and with what would differ in your case."
      action={{ label: 'Get in Touch', to: paths.contact }}
      contour="spur"
    />
  );
}
