import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import type { FeaturedArticle } from '../../content/model/article-schema.ts';
import { color, font } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { chart as texts } from './copy.ts';

const Root = styled.figure`
  display: grid;
  gap: 24px;

  ul {
    display: grid;
    gap: 24px;
  }
  li {
    display: grid;
    gap: 6px;
  }
  b {
    font: 500 clamp(2.5rem, 5vw, 4rem) / 1 ${font.mono};
    letter-spacing: -0.05em;
  }
  small {
    margin: 0;
    font-size: 1rem;
    letter-spacing: 0;
  }
  .label,
  figcaption {
    ${textStyle.small}
    color: ${color.muted};
  }
  .label::before {
    content: '';
    display: block;
    width: var(--share);
    height: clamp(40px, 5vw, 64px);
    margin-bottom: 8px;
    /* A cell for each of a few things, a plain bar for many. */
    background: repeating-linear-gradient(
      to right,
      var(--bar) 0 calc(100% / var(--cells) - var(--gap)),
      transparent 0 calc(100% / var(--cells))
    );
    --bar: ${color.muted};
    forced-color-adjust: none;
  }
  .after {
    b {
      color: ${color.accent};
    }
    .label::before {
      --bar: ${color.accent};
    }
  }
  .mistake {
    margin-top: 20px;
    padding-top: 20px;
    color: ${color.fg};
    border-top: 1px solid ${color.line};
    strong {
      display: block;
      margin-bottom: 4px;
      color: ${color.accent};
      font: 500 1.5rem/1.2 ${font.mono};
      letter-spacing: -0.03em;
    }
  }
`;

/** The largest number drawn as cells. */
const MAX_CELLS = 60;

/** Two numbers of an article as bars from a common zero, and the article's mistake with its cost. */
export function ArticleChart({ article: { chart, mistake } }: { article: FeaturedArticle }) {
  if (!chart) return null;
  const { unit, before, after, caption } = chart;
  const most = Math.max(before.value, after.value);
  const inCells = most <= MAX_CELLS && [before, after].every(({ value }) => value % 1 === 0);
  return (
    <Root>
      <ul role="list">
        {[before, after].map(({ value, text, label }, index) => (
          <li
            key={label}
            className={index === 1 ? 'after' : 'before'}
            style={
              {
                '--share': `${(value / most) * 100}%`,
                '--cells': inCells ? value : 1,
                '--gap': inCells ? '2px' : '0px',
              } as CSSProperties
            }
          >
            <b>
              {text}
              <small> {unit}</small>
            </b>{' '}
            <span className="label">{label}</span>
          </li>
        ))}
      </ul>
      <figcaption>
        {caption}
        {mistake && (
          <p className="mistake">
            <strong>{texts.cost(mistake.hours)}</strong>
            {mistake.text}
          </p>
        )}
      </figcaption>
    </Root>
  );
}
