import { paths } from '../../paths.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';

/** The closing call to action: begin with the file itself. */
export function Closing() {
  return (
    <CallToAction
      eyebrow="First version in 2-8 weeks"
      title="Send us the file that nobody may touch"
      text="We read it, sign for it, and come back with a drawing of the app it wants to be. If a better spreadsheet is all you need, we say so."
      action={{ label: 'Contact Sales', to: paths.contact }}
      secondary={{ label: 'Talk to a Consultant', to: paths.bookConsultation }}
      contour="spur"
    />
  );
}
