import type { Article } from '../../content/article-schema.ts';
import { SurveyMark } from '../../ui/SurveyMark.tsx';
import { Root } from './body-style.ts';

/** The article's text as rich text, beside a staff that shows how far one has read. */
export function Body({ article }: { article: Article }) {
  return (
    <Root label="Article text">
      <div className="staff" aria-hidden="true">
        <SurveyMark kind="bench" size={20} />
      </div>
      {/* Safe: compiled at build from our own Markdown through an allow-list of tags and
          attributes (src/content/article-html.ts); no visitor's text ever gets here. */}
      <div className="text" dangerouslySetInnerHTML={{ __html: article.content }} />
    </Root>
  );
}
