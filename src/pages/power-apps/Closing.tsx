import { paths } from '../../paths.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { closing } from './copy.ts';

/** The closing call to action: begin with the file itself. */
export function Closing() {
  return (
    <CallToAction
      eyebrow={closing.eyebrow}
      title={closing.title}
      text={closing.text}
      action={{ label: closing.action, to: paths.contact }}
      secondary={{ label: closing.secondary, to: paths.bookConsultation }}
      contour="spur"
    />
  );
}
