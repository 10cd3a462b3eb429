import { styled } from 'styled-components';
import { color, media, motion } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Arrow } from './Arrow.tsx';
import { Link } from './Link.tsx';

interface BackLinkProps {
  to: string;
  /** Names the target. */
  children: string;
}

const Root = styled(Link)`
  ${textStyle.label}
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  margin-bottom: 12px;
  color: ${color.accentStrong};
  text-underline-offset: 0.3em;

  svg {
    transition: transform ${motion.fast};
  }
  ${media.canHover} {
    &:hover svg {
      transform: translateX(-3px);
    }
  }
`;

/** A link from a study or an article back to its list. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Root className="screen-only" to={to}>
      <Arrow direction="back" />
      {children}
    </Root>
  );
}
