import { paths } from '../../paths.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { closing } from './copy.ts';

/** The page's last word: book, or look at the work first. */
export function Closing() {
  const { book, work, ...words } = closing;
  return (
    <CallToAction
      {...words}
      action={{ label: book, to: paths.contact }}
      secondary={{ label: work, to: paths.caseStudies }}
    />
  );
}
