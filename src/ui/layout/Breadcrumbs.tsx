import { useLoaderData } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Breadcrumb } from '../../content/navigation/navigation.ts';
import { color, media } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Link } from '../actions/Link.tsx';

const Root = styled.nav`
  min-width: 0;

  ol {
    ${textStyle.label}
    color: ${color.muted};
    text-wrap: pretty;
  }
  li {
    display: inline;
  }
  li:not(:last-child)::after {
    content: '/' / '';
    padding-inline: 12px;
    color: ${color.accent};
  }
  li:last-child {
    color: ${color.fg};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-inline: -6px;
    padding-inline: 6px;
    color: inherit;
    text-underline-offset: 0.3em;
  }
  ${media.canHover} {
    a:hover {
      color: ${color.accent};
    }
  }
`;

/**
 * Breadcrumbs, as in the structured data: links to the pages above, and the page's own name. They are part of the
 * `LoadedPage` (src/pages/define-page.ts); the home page and a missing page have none.
 */
export function Breadcrumbs() {
  const { breadcrumbs } = useLoaderData<{ breadcrumbs: readonly Breadcrumb[] }>();
  if (breadcrumbs.length === 0) return null;
  const above = breadcrumbs.slice(0, -1);
  return (
    <Root className="screen-only" aria-label="Breadcrumbs">
      <ol role="list">
        {above.map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{breadcrumbs.at(-1)?.name}</li>
      </ol>
    </Root>
  );
}
