import { paths } from '../../paths.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { closing } from './copy.ts';

/** Readers with a question of their own. */
export function Closing() {
  const { action, ...words } = closing;
  return <CallToAction {...words} action={{ label: action, to: paths.contact }} />;
}
