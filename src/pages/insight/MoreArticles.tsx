import { styled } from 'styled-components';
import type { Service } from '../../content/navigation/services.ts';
import type { Article, ArticleSummary } from '../../content/model/article-schema.ts';
import { paths } from '../../paths.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { color, media, motion } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Link } from '../../ui/actions/Link.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { Tag } from '../../ui/text/Tag.tsx';
import { Unbroken } from '../../ui/text/Paragraphs.tsx';
import { copy } from './copy.ts';

const List = styled.ul`
  li {
    position: relative;
    display: grid;
    gap: 16px;
    padding-block: 24px;
    border-top: 1px solid ${color.line};
    transition: border-color ${motion.base};
  }
  .line {
    ${textStyle.label}
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
    color: ${color.muted};
  }
  h3 a {
    ${textStyle.h3}
    display: block;
    font-size: clamp(1.5rem, 1.2rem + 1.3vw, 2.125rem);
    text-decoration: none;
  }
  h3 a::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 0;
  }
  .excerpt {
    max-width: 40.2em;
    margin-top: 10px;
    color: ${color.muted};
  }
  ${media.canHover} {
    li:hover {
      border-color: ${color.accent};
    }
  }
  ${media.belowMd} {
    .picture-frame {
      display: none;
    }
  }
  ${media.md} {
    li {
      grid-template-columns: minmax(0, 2fr) minmax(0, 6fr) minmax(0, 3fr);
      gap: 32px;
      align-items: start;
    }
    .line {
      display: grid;
      justify-items: start;
      gap: 10px;
      overflow-wrap: break-word;
    }
    .picture-frame > picture {
      aspect-ratio: 3 / 2;
    }
  }
`;

interface MoreArticlesProps {
  article: Article;
  more: ArticleSummary[];
  service: Service | null;
}

/** The other articles, and the article's call to action. Not printed. */
export function MoreArticles({ article, more, service }: MoreArticlesProps) {
  return (
    <div className="screen-only">
      {more.length > 0 && (
        <Section tone="sand" labelledBy="more">
          <SectionHead {...copy.more} id="more" />
          <List role="list">
            {more.map((article) => (
              <li key={article.id}>
                <p className="line">
                  <Tag>{article.category}</Tag>
                  <span>{article.readTime}</span>
                </p>
                <div>
                  <h3 dir="auto">
                    <Link to={paths.insight(article.id)}>
                      <Unbroken text={article.title} />
                    </Link>
                  </h3>
                  <p className="excerpt" dir="auto">
                    <Unbroken text={article.excerpt} />
                  </p>
                </div>
                <div className="picture-frame">
                  <Picture image={article.imageUrl} alt="" sizes="(min-width: 768px) 26vw, 1px" />
                </div>
              </li>
            ))}
          </List>
        </Section>
      )}
      <CallToAction
        {...copy.closing}
        actions={[
          ...copy.closing.actions,
          ...(service ? [{ label: service.name, to: service.path }] : []),
        ]}
        title={article.closing.title}
        text={article.closing.text}
      />
    </div>
  );
}
