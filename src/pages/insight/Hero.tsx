import { styled } from 'styled-components';
import type { Article } from '../../content/model/article-schema.ts';
import { isoDate } from '../../content/words/calendar-date.ts';
import { FeedLink } from '../../sections/FeedLink.tsx';
import { Person } from '../../sections/people/Person.tsx';
import { paths } from '../../paths.ts';
import { color, media } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { BackLink } from '../../ui/actions/BackLink.tsx';
import { Breadcrumbs } from '../../ui/layout/Breadcrumbs.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { SampleTag } from '../../ui/text/SampleTag.tsx';
import { Tag } from '../../ui/text/Tag.tsx';
import { Unbroken } from '../../ui/text/Paragraphs.tsx';
import { copy } from './copy.ts';

const Root = styled.section`
  overflow-x: clip;
  padding-top: calc(var(--header-height) + clamp(1.25rem, 3vw, 2.5rem));

  .head {
    padding-block: clamp(2rem, 5vw, 4.5rem) clamp(2rem, 4vw, 3.5rem);
  }
  h1 {
    ${textStyle.h1}
    font-size: clamp(2.5rem, 1.5rem + 4vw, 5rem);
    margin-top: 24px;
  }
  .excerpt {
    ${textStyle.lead}
    max-width: 36.2em;
    margin-top: 28px;
    color: ${color.muted};
  }
  .sample {
    margin-top: 24px;
  }
  dl {
    ${textStyle.label}
    padding-bottom: 12px;
  }
  /* A value goes below its label where both don't fit. */
  dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 20px;
    padding-block: 12px;
    border-top: 1px solid ${color.line};
  }
  dl > .author {
    display: block;
    dd {
      margin-top: 12px;
    }
  }
  dl > .feed {
    align-items: baseline;
    padding-block: 0;
    dt {
      padding-top: 12px;
    }
  }
  dt {
    flex: none;
    color: ${color.muted};
  }
  .picture-frame {
    margin-inline: calc(-1 * var(--bleed));
  }
  .picture-frame > picture {
    height: clamp(200px, 34vw, 560px);
    aspect-ratio: auto;
  }
  ${media.lg} {
    .top {
      grid-column: 1 / -1;
    }
    .head {
      grid-column: 1 / span 9;
    }
    dl {
      grid-column: 10 / -1;
      align-self: end;
      margin-bottom: clamp(2rem, 4vw, 3.5rem);
      padding: 0;
    }
    .picture-frame {
      grid-column: 1 / -1;
    }
  }
`;

/** Category, title, author, date and reading time, over the article's picture. */
export function Hero({ article }: { article: Article }) {
  return (
    <Root data-tone="ink" aria-labelledby="page-title">
      <div className="inner columns">
        <div className="top">
          <Breadcrumbs />
        </div>
        <div className="head">
          <p>
            <BackLink to={paths.insights}>{copy.back}</BackLink>
          </p>
          <Tag>{article.category}</Tag>
          <h1 id="page-title" dir="auto">
            <Unbroken text={article.title} />
          </h1>
          <p className="excerpt" dir="auto">
            <Unbroken text={article.excerpt} />
          </p>
          <SampleTag />
        </div>
        <dl>
          <div className="author">
            <dt>{copy.author}</dt>
            <dd>
              <Person
                name={article.author}
                role={article.profile?.title}
                avatar={article.profile?.avatar}
                url={article.authorUrl}
              />
            </dd>
          </div>
          <div>
            <dt>{copy.date}</dt>
            <dd>
              <time dateTime={isoDate(article.date)}>{article.date}</time>
            </dd>
          </div>
          {article.updated && (
            <div>
              <dt>{copy.updated}</dt>
              <dd>
                <time dateTime={isoDate(article.updated)}>{article.updated}</time>
              </dd>
            </div>
          )}
          <div>
            <dt>{copy.length}</dt>
            <dd>{article.readTime}</dd>
          </div>
          <div className="feed">
            <dt>{copy.follow}</dt>
            <dd>
              <FeedLink>{copy.feed}</FeedLink>
            </dd>
          </div>
        </dl>
        <div className="picture-frame">
          <Picture image={article.imageUrl} alt="" sizes="100vw" priority />
        </div>
      </div>
    </Root>
  );
}
