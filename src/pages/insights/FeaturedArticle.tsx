import { styled } from 'styled-components';
import type { ArticleSummary } from '../../content/records/article-schema.ts';
import { isoDate } from '../../content/words/calendar-date.ts';
import { paths } from '../../paths.ts';
import { Person } from '../../sections/people/Person.tsx';
import { color, font, media, motion } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { Arrow } from '../../ui/actions/Arrow.tsx';
import { Eyebrow } from '../../ui/layout/Eyebrow.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { SampleTag } from '../../ui/text/SampleTag.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Tag } from '../../ui/text/Tag.tsx';
import { Unbroken } from '../../ui/text/Paragraphs.tsx';
import { list } from './copy.ts';

const Root = styled(Section)`
  article {
    position: relative;
    padding-top: 20px;
    border-top: 1px solid ${color.fg};
    transition: border-color ${motion.base};
  }
  li + li {
    margin-top: clamp(4rem, 7vw, 7rem);
  }
  .line {
    ${type.label}
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 20px;
    color: ${color.muted};
  }
  h3 {
    ${type.h1}
    max-width: 15.8em;
    margin-block: clamp(1.5rem, 3vw, 2.5rem) clamp(1.75rem, 4vw, 3.5rem);
  }
  .picture-frame {
    margin-inline: calc(-1 * var(--gutter));
    overflow: clip;
  }
  .picture-frame img {
    scale: 1.03;
    transition: translate ${motion.slow};
  }
  .text {
    padding-top: 28px;
  }
  .excerpt {
    ${type.lead}
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
    article:hover {
      border-color: ${color.accent};
    }
    article:hover .arrow {
      transform: translateX(3px);
    }
    article:hover .picture-frame img {
      translate: -0.6% -0.8%;
    }
  }
  ${media.md} {
    .line time {
      margin-inline-start: auto;
    }
  }
  ${media.lg} {
    article {
      align-items: end;
    }
    .line {
      grid-column: 1 / -1;
    }
    h3 {
      grid-column: 1 / span 10;
    }
    .picture-frame {
      grid-column: 1 / span 8;
      margin-block: 0;
      margin-inline: calc(-1 * var(--bleed)) 0;
    }
    .text {
      grid-column: 9 / -1;
      padding-top: 0;
    }
  }
  ${media.reducedMotion} {
    .picture-frame img {
      translate: none !important;
    }
  }
`;

/** The articles as cards; the page has one, which is laid out as the featured article. */
export function FeaturedArticle({ articles }: { articles: ArticleSummary[] }) {
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

function Story({ article }: { article: ArticleSummary }) {
  const titleId = `${article.id}-title`;
  return (
    <article className="columns" aria-labelledby={titleId}>
      <p className="line">
        <Tag>{article.category}</Tag>
        <span>{article.readTime}</span>
        <time dateTime={isoDate(article.date)}>{article.date}</time>
      </p>
      <h3 id={titleId}>
        <Unbroken text={article.title} />
      </h3>
      <div className="picture-frame">
        <Picture
          image={article.imageUrl}
          alt={`Illustration for ‘${article.title}’`}
          sizes="(min-width: 1024px) 68vw, 100vw"
        />
      </div>
      <div className="text">
        <p className="excerpt">{article.excerpt}</p>
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
    </article>
  );
}
