import { paths } from '../../paths.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { closing } from './copy.ts';

/** The way from other people's projects to the reader's own. */
export function Closing() {
  const { action, ...words } = closing;
  return <CallToAction {...words} action={{ label: action, to: paths.contact }} contour="spur" />;
}
