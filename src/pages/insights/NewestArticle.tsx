import { styled } from 'styled-components';
import type { FeaturedArticle } from '../../content/model/article-schema.ts';
import { isoDate } from '../../content/words/calendar-date.ts';
import { paths } from '../../paths.ts';
import { Person } from '../../sections/people/Person.tsx';
import { color, font, media, motion, radius } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Arrow } from '../../ui/actions/Arrow.tsx';
import { Eyebrow } from '../../ui/layout/Eyebrow.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { SampleTag } from '../../ui/text/SampleTag.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Tag } from '../../ui/text/Tag.tsx';
import { Unbroken } from '../../ui/text/Paragraphs.tsx';
import { ArticleChart } from './ArticleChart.tsx';
import { list } from './copy.ts';

const Root = styled(Section)`
  padding-top: clamp(3rem, 5vw, 4.5rem);

  article {
    position: relative;
    margin-inline: calc(-1 * var(--gutter));
    padding: clamp(24px, 4vw, 64px) var(--gutter);
    background: ${color.bg};
    color: ${color.fg};
  }
  li + li > article {
    margin-top: clamp(4rem, 7vw, 7rem);
  }
  .line {
    ${textStyle.label}
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 20px;
    color: ${color.muted};
  }
  h3 {
    ${textStyle.hero}
    max-width: 11.2em;
    margin-block: clamp(1.5rem, 3vw, 2.5rem);
    text-wrap: balance;
  }
  .chart {
    margin-top: clamp(2rem, 4vw, 3.5rem);
  }
  .excerpt {
    ${textStyle.lead}
  }
  .author {
    margin-top: 24px;
  }
  small {
    margin-top: 12px;
  }
  .text > a {
    display: inline-flex;
    align-items: center;
    gap: 14px;
    min-height: 48px;
    margin-top: 20px;
    color: ${color.accent};
    font: 600 1.125rem/1 ${font.text};
    text-decoration: none;
  }
  .text > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .arrow {
    transition: transform ${motion.fast};
  }
  ${media.canHover} {
    article:hover .arrow {
      transform: translateX(3px);
    }
  }
  ${media.md} {
    .line time {
      margin-inline-start: auto;
    }
  }
  ${media.lg} {
    article {
      margin-inline: 0;
      padding-inline: clamp(40px, 4vw, 64px);
      border-radius: ${radius.lg};
    }
    .line {
      grid-column: 1 / -1;
    }
    .cover {
      grid-column: 1 / span 7;
    }
    .chart {
      grid-column: 8 / -1;
      margin-top: clamp(1.5rem, 3vw, 2.5rem);
    }
  }
`;

/** The articles as cards; the page has one, which is laid out as the featured article. */
export function NewestArticle({ articles }: { articles: FeaturedArticle[] }) {
  return (
    <Root labelledBy="articles">
      <Eyebrow as="h2" id="articles" numbered>
        {list.title}
      </Eyebrow>
      <ul role="list">
        {articles.map((article) => (
          <li key={article.id}>
            <Story article={article} />
          </li>
        ))}
      </ul>
    </Root>
  );
}

function Story({ article }: { article: FeaturedArticle }) {
  const titleId = `${article.id}-title`;
  return (
    <article className="columns" data-tone="ink" aria-labelledby={titleId}>
      <p className="line">
        <Tag>{article.category}</Tag>
        <span>{article.readTime}</span>
        <time dateTime={isoDate(article.date)}>{article.date}</time>
      </p>
      <div className="cover text">
        <h3 id={titleId} dir="auto">
          <Unbroken text={article.title} />
        </h3>
        <p className="excerpt" dir="auto">
          <Unbroken text={article.excerpt} />
        </p>
        <div className="author">
          <Person
            name={article.author}
            role={article.profile?.title}
            avatar={article.profile?.avatar}
          />
        </div>
        <SampleTag />
        <Link to={paths.insight(article.id)}>
          <span>
            {list.more}
            <span className="visually-hidden">: {article.title}</span>
          </span>
          <Arrow />
        </Link>
      </div>
      <div className="chart">
        {article.chart ? (
          <ArticleChart article={article} />
        ) : (
          <Picture image={article.imageUrl} alt="" sizes="(min-width: 1024px) 38vw, 100vw" />
        )}
      </div>
    </article>
  );
}
