import { paths } from '../../paths.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { closing } from './copy.ts';

/** The closing call to action. */
export function Closing() {
  return (
    <CallToAction
      eyebrow={closing.eyebrow}
      title={closing.title}
      text={closing.text}
      action={{ label: closing.contact, to: paths.contact }}
      secondary={{ label: closing.consultation, to: paths.contact }}
    />
  );
}
