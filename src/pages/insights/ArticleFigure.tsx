import { styled } from 'styled-components';
import type { ArticleSummary } from '../../content/records/article-schema.ts';
import { groupDigits } from '../../content/words/number-words.ts';
import { color, font, media } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { SampleTag } from '../../ui/text/SampleTag.tsx';

const Root = styled.figure`
  display: grid;
  gap: 28px;

  svg {
    width: 100%;
    max-height: 400px;
    overflow: visible;
    fill: none;
    stroke: ${color.line};
  }
  path {
    vector-effect: non-scaling-stroke;
  }
  .before {
    stroke: ${color.fg};
    stroke-width: 1.5;
  }
  .after {
    fill: ${color.accent};
    stroke: none;
  }
  dl {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 24px;
  }
  dl > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: 8px;
    padding-top: 14px;
    border-top: 2px solid ${color.fg};
  }
  dl > div:last-child {
    border-color: ${color.accent};
  }
  dd {
    font: 500 clamp(2.25rem, 4vw, 3.25rem) / 1 ${font.mono};
    letter-spacing: -0.05em;
  }
  dd small {
    font-size: 1rem;
    letter-spacing: 0;
  }
  dt,
  figcaption {
    ${type.small}
    color: ${color.muted};
  }
  .sample {
    margin-top: 16px;
  }
  ${media.forcedColors} {
    .after {
      fill: CanvasText;
    }
  }
`;

/** The outline of a hill; scaled by the root of a share, its area is that share. */
const HILL =
  'M-98-8C-104-44-72-62-44-70-14-80 10-96 44-86 78-78 92-46 100-14 108 20 88 46 58 58 36 68 20 88-12 86-44 84-54 62-74 46-90 34-94 16-98-8Z';
const scale = (share: number) => `scale(${Math.sqrt(share).toFixed(4)})`;

/** The contour lines between foot and summit. */
const LEVELS = [0.9, 0.8, 0.7, 0.6, 0.5];

/** Two numbers of an article as nested hills with areas to scale. */
export function ArticleFigure({ article }: { article: ArticleSummary }) {
  if (!article.figure) return null;
  const { unit, before, after, caption } = article.figure;
  const most = Math.max(before.value, after.value);
  return (
    <Root>
      <svg viewBox="-112 -100 224 192" aria-hidden="true">
        {LEVELS.map((level) => (
          <path key={level} className="level" d={HILL} transform={scale(level)} />
        ))}
        <path className="before" d={HILL} transform={scale(before.value / most)} />
        <path className="after" d={HILL} transform={scale(after.value / most)} />
      </svg>
      <dl>
        {[before, after].map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {groupDigits(value)}
              <small> {unit}</small>
            </dd>
          </div>
        ))}
      </dl>
      <figcaption>
        {caption}
        <SampleTag />
      </figcaption>
    </Root>
  );
}
