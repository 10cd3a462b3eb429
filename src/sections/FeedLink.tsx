import { styled } from 'styled-components';
import { paths } from '../paths.ts';
import { color, media } from '../theme/tokens.ts';
import { textStyle } from '../theme/typography.ts';
import { Icon } from '../ui/media/Icon.tsx';

const Root = styled.a`
  ${textStyle.label}
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  color: inherit;
  text-underline-offset: 0.3em;

  svg {
    flex: none;
    color: ${color.accent};
  }
  ${media.canHover} {
    &:hover {
      color: ${color.accent};
    }
  }
`;

/** A link to the articles' Atom feed. */
export function FeedLink({ children }: { children: string }) {
  return (
    <Root className="screen-only" href={paths.feed} type="application/atom+xml">
      <Icon name="feed" size={16} />
      {children}
    </Root>
  );
}
