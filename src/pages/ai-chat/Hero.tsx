import { styled } from 'styled-components';
import { PageHero } from '../../sections/PageHero.tsx';
import { media } from '../../theme/tokens.ts';
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
      <PageHero {...hero} aside={<Thread />} />
    </Root>
  );
}
