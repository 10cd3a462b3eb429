import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { TitledList } from '../../sections/TitledList.tsx';
import { color, media } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { design, designHabits } from './copy.ts';

const Root = styled(Section)`
  .text > :first-child {
    display: block;
    margin: 0;
  }
  h2 {
    ${type.h1}
    max-width: 7.9em;
  }
  .text .lead {
    max-width: 26.8em;
    margin-top: 24px;
  }
  .ask {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 16px 24px;
    color: ${color.muted};
  }
  picture {
    margin: 40px calc(-1 * var(--bleed)) 0;
  }
  .habits {
    gap: 0 32px;
    margin-top: clamp(2.5rem, 5vw, 4rem);
  }
  ${media.md} {
    .habits {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  ${media.lg} {
    .text {
      position: relative;
      z-index: 1;
      grid-column: 1 / span 6;
      grid-row: 1;
      align-self: end;
      padding-block: 56px 0;
      padding-inline: 0 48px;
      background: ${color.bg};
    }
    picture {
      grid-column: 5 / -1;
      grid-row: 1;
      margin-block: 0;
      margin-inline: 0 calc(-1 * var(--bleed));
    }
  }
`;

/** How we design: a picture, three principles, a link to the form. */
export function Design() {
  const { action, note, ...intro } = design;
  return (
    <Root labelledBy="design">
      <div className="columns">
        <div className="text">
          <SectionHead id="design" {...intro}>
            <p className="ask">
              <ButtonLink to={paths.bookConsultation} variant="secondary" arrow>
                {action}
              </ButtonLink>
              {note}
            </p>
          </SectionHead>
        </div>
        <Picture
          image={{ src: '/art/sections/design', width: 1600, height: 1200 }}
          alt=""
          sizes="(min-width: 1024px) 70vw, 100vw"
        />
      </div>
      <TitledList className="habits" items={designHabits} />
    </Root>
  );
}
