import { styled } from 'styled-components';
import type { Screenshot } from '../../content/model/pictures-schema.ts';
import { ScreenshotFigure } from '../../sections/ScreenshotFigure.tsx';
import { color, media } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Eyebrow } from '../../ui/layout/Eyebrow.tsx';
import { InView } from '../../ui/media/InView.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { introduction } from './copy.ts';

const Layout = styled.div`
  .picture {
    margin-top: 48px;
  }
  h2 {
    margin-bottom: 24px;
  }
  h2 + p {
    ${textStyle.lead}
    margin-bottom: 16px;
  }
  h2 ~ p {
    max-width: 34.8em;
  }
  h2 + p + p {
    color: ${color.muted};
  }
  ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 24px 32px;
    margin-top: 40px;
  }
  li {
    ${textStyle.small}
    padding-top: 16px;
    color: ${color.muted};
    border-top: 1px solid ${color.line};
  }
  b {
    ${textStyle.figure}
    display: block;
    margin-bottom: 10px;
    font-size: clamp(2.25rem, 1.6rem + 2vw, 3.25rem);
    color: ${color.fg};
  }
  ${media.lg} {
    align-items: center;
    .picture {
      grid-area: 1 / 1 / auto / span 6;
      margin-top: 0;
    }
    .words {
      grid-column: 1 / span 8;
    }
    .words:not(:only-child) {
      grid-column: 7 / -1;
      padding-inline-start: 32px;
    }
  }
`;

/** AI chat in two paragraphs and two facts; the picture loads once a tenth of it is visible. */
export function Introduction({ screenshot }: { screenshot: Screenshot | null }) {
  const { eyebrow, title, paragraphs, facts } = introduction;
  return (
    <Section labelledBy="introduction-title">
      <Layout className="columns">
        <div className="words">
          <Eyebrow>{eyebrow}</Eyebrow>
          <h2 id="introduction-title">{title}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <ul role="list">
            {facts.map(({ value, text }) => (
              <li key={value}>
                <b>{value}</b> {text}
              </li>
            ))}
          </ul>
        </div>
        {screenshot && (
          <InView className="picture">
            <ScreenshotFigure {...screenshot} crop="always" />
          </InView>
        )}
      </Layout>
    </Section>
  );
}
