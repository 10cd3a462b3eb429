import { paths } from '../../paths.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';

/** The page's last word: book, or look at the work first. */
export function Closing() {
  return (
    <CallToAction
      eyebrow="Start with a conversation"
      title="Show us where the ground is soft."
      text="Thirty minutes with an engineer, at no charge. You leave with a first sketch of the problem and our opinion on what to build first."
      action={{ label: 'Book a Consultation', to: paths.contact }}
      secondary={{ label: 'See recent work', to: paths.caseStudies }}
    />
  );
}
