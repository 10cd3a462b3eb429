import type { Article } from '../../content/records/article-schema.ts';
import { Link } from '../../ui/actions/Link.tsx';
import { Root } from './body-style.ts';
import { copy } from './copy.ts';
import { useCurrentSection } from './use-current-section.ts';

/** The article's text; on wide screens beside its table of contents, which marks the section being read. */
export function Body({ article }: { article: Article }) {
  const { sections } = article;
  const current = useCurrentSection(sections);
  return (
    <Root layout="columns" label={copy.text}>
      <div className="margin">
        {sections.length > 0 && (
          <nav aria-label={copy.contents}>
            <p aria-hidden="true">{copy.contents}</p>
            <ol role="list">
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <Link to={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                    {title}
                  </Link>
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
