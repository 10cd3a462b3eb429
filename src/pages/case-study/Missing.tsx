import { paths } from '../../paths.ts';
import { PageHero } from '../../sections/PageHero.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

/** An unknown study (SPEC.md 8). */
export function Missing() {
  return (
    <PageHero
      eyebrow="Uncharted"
      title="Case Study Not Found"
      lead="No sheet of ours carries this name. The address may have lost a letter, or the study has moved."
      actions={
        <ButtonLink to={paths.caseStudies} size="lg" arrow>
          Return to Case Studies
        </ButtonLink>
      }
      contour="spur"
    />
  );
}
