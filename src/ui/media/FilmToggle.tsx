import { styled } from 'styled-components';
import { media, motion, palette, radius } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';

const Root = styled.button`
  ${type.label}
  position: absolute;
  z-index: 2;
  right: 16px;
  bottom: 16px;
  display: inline-flex;
  align-items: center;
  gap: 10px;
  /* The longer of its two labels: it doesn't jump when the film starts. */
  min-width: 142px;
  min-height: 44px;
  padding: 0 16px 0 14px;
  border: 1px solid ${palette.inkLine};
  border-radius: ${radius.sm};
  background: ${palette.ink};
  color: ${palette.paper};
  transition: border-color ${motion.fast};

  svg {
    color: ${palette.emberOnInk};
  }
  ${media.canHover} {
    &:hover {
      border-color: ${palette.emberOnInk};
    }
  }
  ${media.print} {
    display: none;
  }
`;

interface FilmToggleProps {
  playing: boolean;
  onToggle: () => void;
}

/** Pauses and plays a film that moves by itself (WCAG 2.2.2). */
export function FilmToggle({ playing, onToggle }: FilmToggleProps) {
  return (
    <Root type="button" onClick={onToggle}>
      <svg width="10" height="12" viewBox="0 0 10 12" aria-hidden="true">
        <path d={playing ? 'M0 0h3v12H0zM7 0h3v12H7z' : 'M0 0l10 6L0 12z'} fill="currentColor" />
      </svg>
      {playing ? 'Pause film' : 'Play film'}
    </Root>
  );
}
