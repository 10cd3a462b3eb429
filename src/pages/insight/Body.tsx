import type { Article } from '../../content/records/article-schema.ts';
import { Link } from '../../ui/actions/Link.tsx';
import { SurveyMark } from '../../ui/layout/SurveyMark.tsx';
import { Root } from './body-style.ts';
import { copy } from './copy.ts';

/** The article's text; on wide screens beside its table of contents and a reading progress bar. */
export function Body({ article }: { article: Article }) {
  const { sections } = article;
  return (
    <Root layout="columns" label={copy.text}>
      <div className="margin">
        <div className="staff" aria-hidden="true">
          <SurveyMark kind="bench" size={20} />
        </div>
        {sections.length > 0 && (
          <nav aria-label={copy.contents}>
            <p aria-hidden="true">{copy.contents}</p>
            <ol role="list">
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <Link to={`#${id}`}>{title}</Link>
                </li>
              ))}
            </ol>
          </nav>
        )}
      </div>
      {/* Safe: compiled from our own Markdown through an allow-list (src/content/compiler/article-allow-list.ts); never a visitor's text. */}
      <div className="text" dangerouslySetInnerHTML={{ __html: article.content }} />
    </Root>
  );
}
