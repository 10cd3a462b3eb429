import { paths } from '../../paths.ts';
import { PageHero } from '../../sections/PageHero.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { copy } from './copy.ts';

/** What an unknown study's address shows: that there is none, and the way to those there are. */
export function Missing() {
  const { eyebrow, title, lead, action } = copy.missing;
  return (
    <PageHero
      eyebrow={eyebrow}
      title={title}
      lead={lead}
      actions={
        <ButtonLink to={paths.caseStudies} size="lg" arrow>
          {action}
        </ButtonLink>
      }
      contour="spur"
    />
  );
}
