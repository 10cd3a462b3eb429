import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { PageHero } from '../../sections/PageHero.tsx';
import { media } from '../../theme/media.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { hero } from './copy.ts';
import { Thread } from './Thread.tsx';

/* The aside is a sheet that fills its side of the hero to the page's edge. */
const Root = styled.div`
  .aside {
    margin-right: calc(-1 * var(--bleed));
    padding: 0;
  }
  ${media.lg} {
    .aside {
      align-self: stretch;
    }
  }
`;

/** The first screen: the claim, and the conversation that stands behind it. */
export function Hero() {
  return (
    <Root>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={
          <>
            <ButtonLink to={paths.contact} size="lg" arrow>
              {hero.contact}
            </ButtonLink>
            <ButtonLink to={paths.bookConsultation} size="lg" variant="outline">
              {hero.booking}
            </ButtonLink>
          </>
        }
        aside={<Thread />}
      />
    </Root>
  );
}
