import { styled } from 'styled-components';
import type { FilmAsset } from '../../content/model/media.ts';
import { paths } from '../../paths.ts';
import { NumberedList } from '../../sections/TitledList.tsx';
import { media } from '../../theme/tokens.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { FilmFigure } from '../../ui/media/FilmFigure.tsx';
import { techBenefits, techStack } from './copy.ts';

const { action, ...intro } = techStack;

const Root = styled(Section)`
  .film {
    margin-bottom: clamp(4rem, 5vw, 4.5rem);
  }
  ${media.lg} {
    > .inner > :first-child {
      position: sticky;
      top: calc(var(--header-height) + 40px);
    }
    .film {
      --film-end: var(--bleed);
      margin-inline-end: calc(-1 * var(--bleed));
    }
  }
`;

/** The stack: a film, six numbered benefits. */
export function TechStack({ film }: { film: FilmAsset | null }) {
  return (
    <Root labelledBy="tech-stack" layout="split">
      <SectionHead id="tech-stack" {...intro}>
        <ButtonLink to={paths.contact} variant="outline" arrow>
          {action}
        </ButtonLink>
      </SectionHead>
      <div>
        {film && <FilmFigure film={film} className="film" />}
        <NumberedList items={techBenefits} />
      </div>
    </Root>
  );
}
