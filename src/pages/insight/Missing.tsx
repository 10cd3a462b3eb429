import { paths } from '../../paths.ts';
import { PageHero } from '../../sections/PageHero.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

/** An unknown article (SPEC.md 8). */
export function Missing() {
  return (
    <PageHero
      eyebrow="Off the map"
      title="Article Not Found"
      lead="The article you're looking for doesn't exist or has been removed."
      actions={
        <ButtonLink to={paths.insights} size="lg" arrow>
          Back to Insights
        </ButtonLink>
      }
      contour="basin"
    />
  );
}
