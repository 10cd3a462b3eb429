import { styled } from 'styled-components';
import type { FilmAsset } from '../../content/types.ts';
import { paths } from '../../paths.ts';
import { color, media } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Film } from '../../ui/Film.tsx';
import { Section, SectionHead } from '../../ui/Section.tsx';
import { twoDigits } from '../../ui/two-digits.ts';
import { techBenefits, techStack } from './copy.ts';

const film: FilmAsset = {
  src: '/film/web-apps-stack',
  title: techStack.filmTitle,
  poster: { src: '/film/web-apps-stack-poster', width: 1280, height: 720 },
  width: 1280,
  height: 720,
};

const Root = styled(Section)`
  figure {
    margin-bottom: clamp(2.5rem, 5vw, 4.5rem);
  }
  ol {
    border-bottom: 1px solid ${color.line};
  }
  li {
    display: grid;
    grid-template-columns: 56px 1fr;
    padding-block: 22px 26px;
    border-top: 1px solid ${color.line};
  }
  li > span {
    ${type.label}
    padding-top: 0.45em;
    color: ${color.accent};
  }
  li p {
    grid-column: 2;
    max-width: 60ch;
    margin-top: 8px;
    color: ${color.muted};
  }
  ${media.lg} {
    li {
      grid-template-columns: 64px 5fr 8fr;
      gap: 0 24px;
    }
    > .inner > :first-child {
      position: sticky;
      top: calc(var(--header-height) + 40px);
    }
    figure {
      margin-right: calc(-1 * var(--bleed));
    }
    li p {
      grid-column: 3;
      margin: 0;
    }
  }
`;

/** The stack: a film, six numbered benefits. */
export function TechStack() {
  return (
    <Root labelledBy="tech-stack" layout="split">
      <SectionHead {...techStack} id="tech-stack">
        <ButtonLink to={paths.contact} variant="outline" arrow>
          {techStack.action}
        </ButtonLink>
      </SectionHead>
      <div>
        <figure>
          <Film film={film} mode="figure" />
        </figure>
        <ol role="list">
          {techBenefits.map(({ title, description }, position) => (
            <li key={title}>
              <span>{twoDigits(position + 1)}</span>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </Root>
  );
}
