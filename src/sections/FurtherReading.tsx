import { styled } from 'styled-components';
import type { ArticleSummary } from '../content/model/article-schema.ts';
import type { CaseStudySummary } from '../content/model/case-study-schema.ts';
import { paths } from '../paths.ts';
import { color, media, motion, type Tone } from '../theme/tokens.ts';
import { textStyle } from '../theme/typography.ts';
import { Arrow } from '../ui/actions/Arrow.tsx';
import { Link } from '../ui/actions/Link.tsx';
import { Section } from '../ui/layout/Section.tsx';
import { Unbroken } from '../ui/text/Paragraphs.tsx';

const Root = styled(Section)`
  /* It continues a section of its tone, such as the prices. */
  [data-tone='paper'] + &[data-tone='paper'],
  [data-tone='sand'] + &[data-tone='sand'] {
    padding-top: 0;
  }
  .title {
    ${textStyle.label}
    margin-bottom: 16px;
    color: ${color.muted};
  }
  li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px 24px;
    align-items: baseline;
    padding-block: 20px;
    border-top: 1px solid ${color.line};
    transition: border-color ${motion.base};
  }
  li:last-child {
    border-bottom: 1px solid ${color.line};
  }
  .kind {
    ${textStyle.label}
    grid-column: 1 / -1;
    color: ${color.muted};
  }
  h3 a {
    text-decoration: none;
  }
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .arrow {
    color: ${color.accent};
  }
  ${media.canHover} {
    li:hover {
      border-color: ${color.accent};
    }
  }
  ${media.md} {
    li {
      grid-template-columns: 14rem minmax(0, 1fr) auto;
    }
    .kind {
      grid-column: auto;
    }
  }
`;

const TITLE = 'To read before you decide';

interface FurtherReadingProps {
  article: ArticleSummary | null;
  studies?: readonly CaseStudySummary[];
  tone?: Tone;
}

/** An article about the service, and studies on pages without a carousel. */
export function FurtherReading({ article, studies = [], tone = 'paper' }: FurtherReadingProps) {
  const items = [
    ...studies.map(({ slug, title, industry }) => ({
      kind: `Case study, ${industry}`,
      title,
      to: paths.caseStudy(slug),
    })),
    ...(article
      ? [
          {
            kind: `Article, ${article.readTime}`,
            title: article.title,
            to: paths.insight(article.id),
          },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <Root className="screen-only" tone={tone} label={TITLE}>
      <h2 className="title">{TITLE}</h2>
      <ul role="list">
        {items.map(({ kind, title, to }) => (
          <li key={to}>
            <p className="kind">{kind}</p>
            <h3>
              <Link to={to}>
                <Unbroken text={title} />
              </Link>
            </h3>
            <Arrow />
          </li>
        ))}
      </ul>
    </Root>
  );
}
