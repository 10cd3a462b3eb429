import { styled } from 'styled-components';
import type { FilmAsset } from '../../content/model/media.ts';
import { TitledList } from '../../sections/TitledList.tsx';
import { media } from '../../theme/tokens.ts';
import { FilmFigure } from '../../ui/media/FilmFigure.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { oversight } from './copy.ts';

/* The film extends to the page's right edge. */
const Layout = styled.div`
  .film {
    --film-end: var(--bleed);
    margin-inline-end: calc(-1 * var(--bleed));
  }
  .rules {
    gap: 24px 32px;
    margin-top: 32px;
  }
  ${media.md} {
    .rules {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  ${media.lg} {
    .head {
      grid-column: 1 / span 4;
    }
    .head > div {
      display: block;
    }
    .head .aside {
      margin-top: 24px;
    }
    .film {
      grid-column: 5 / -1;
    }
    .rules {
      grid-column: 1 / -1;
      margin-top: 56px;
    }
  }
`;

/** The process with its muted, looping film. */
export function Process({ film }: { film: FilmAsset | null }) {
  return (
    <Section tone="sand" labelledBy="process-title">
      <Layout className="columns">
        <div className="head">
          <SectionHead {...oversight} id="process-title" />
        </div>
        {film && <FilmFigure film={film} className="film" />}
        <TitledList className="rules" items={oversight.rules} />
      </Layout>
    </Section>
  );
}
