import { Link } from '../../ui/actions/Link.tsx';
import { Root } from './body-style.ts';
import { useCurrentSection } from './use-current-section.ts';

interface TextBodyProps {
  /** The text's name. */
  label: string;
  /** The name of its table of contents. */
  contents: string;
  text: { content: string; sections: readonly { id: string; title: string }[] };
}

/** A text from Markdown; on wide screens a table of contents beside it marks the section being read. */
export function TextBody({ label, contents, text: { content, sections } }: TextBodyProps) {
  const current = useCurrentSection(sections);
  return (
    <Root layout="columns" label={label}>
      <div className="margin">
        {sections.length > 1 && (
          <nav aria-label={contents}>
            <p aria-hidden="true">{contents}</p>
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
      <div className="text" dangerouslySetInnerHTML={{ __html: content }} />
    </Root>
  );
}
