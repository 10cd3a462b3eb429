import { styled } from 'styled-components';
import { PageHero } from '../../sections/PageHero.tsx';
import { color, media } from '../../theme/tokens.ts';
import { Picture } from '../../ui/media/Picture.tsx';
import { hero } from './copy.ts';
import { LaunchSlip } from './LaunchSlip.tsx';

/* The slip lies on the map, its corner over the hero's edge: this layer is above the next section. */
const Root = styled.div`
  position: relative;
  z-index: 1;

  .aside {
    padding-bottom: 0;
  }
  .table {
    position: relative;
    display: grid;
    justify-items: center;
    margin-inline: calc(-1 * var(--gutter));
    padding: 40px var(--gutter) 0;
  }
  .table picture {
    position: absolute;
    inset: 0;
    aspect-ratio: auto;
    border-top: 1px solid ${color.line};
  }

  ${media.lg} {
    .aside {
      display: grid;
      align-self: stretch;
    }
    .table {
      align-content: end;
      justify-items: start;
      margin: 0 calc(-1 * var(--bleed)) 0 0;
      padding: 56px 24px 0 clamp(24px, 7vw - 44px, 84px);
    }
    .table picture {
      border-top: 0;
    }
  }
`;

/** The first screen: the claim on the left, a launch itemised as a till slip on the right. */
export function Hero() {
  return (
    <Root>
      <PageHero
        {...hero}
        aside={
          <div className="table">
            <Picture
              image={{ src: '/art/heroes/shopify', width: 1200, height: 1200 }}
              alt=""
              sizes="(min-width: 1024px) 46vw, 100vw"
              priority
            />
            <LaunchSlip />
          </div>
        }
      />
    </Root>
  );
}
