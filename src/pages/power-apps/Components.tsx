import { styled } from 'styled-components';
import type { Screenshot } from '../../content/model/pictures-schema.ts';
import { ScreenshotFigure } from '../../sections/ScreenshotFigure.tsx';
import { TitledList } from '../../sections/TitledList.tsx';
import { color, media } from '../../theme/tokens.ts';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { components, keyComponents } from './copy.ts';

/* Three kinds of app side by side, and under them the data that they share. */
const Layers = styled(TitledList)`
  column-gap: 32px;

  li {
    padding-block: 20px 28px;
  }
  li:last-child {
    border-top: 3px solid ${color.mineral};
    p {
      max-width: 40em;
    }
  }
  ${media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    li:last-child {
      grid-column: 1 / -1;
    }
  }
`;

/** The four key components, and a screenshot of an app with its data. */
export function Components({ screenshot }: { screenshot: Screenshot | null }) {
  return (
    <Section labelledBy="components-title">
      <SectionHead id="components-title" {...components} />
      <Layers items={keyComponents} />
      {screenshot && <ScreenshotFigure {...screenshot} />}
    </Section>
  );
}
