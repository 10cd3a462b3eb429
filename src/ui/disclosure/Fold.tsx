import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, withoutApp } from '../../theme/tokens.ts';
import { repeatEarlyClick } from '../loading/early-click.ts';
import { sign } from './sign-style.ts';

interface FoldProps {
  /** Names what is folded; only phones show it. */
  label: string;
  children: ReactNode;
}

const Root = styled.div`
  > button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    width: 100%;
    min-height: 60px;
    border-block: 1px solid ${color.line};
    font-weight: 600;
    text-align: start;
  }
  ${sign}
  > [aria-expanded='true'] {
    border-bottom: 0;
  }
  > [aria-expanded='true'] .sign::after {
    transform: rotate(0);
  }
  ${media.belowMd} {
    > [aria-expanded='false'] + div {
      display: none;
    }
  }
  ${media.md} {
    > button {
      display: none;
    }
  }
  ${withoutApp(`
    > button[aria-expanded] {
      display: none;
    }
    > button[aria-expanded] + div {
      display: block;
    }
  `)}
`;

/** Folds a long list on phones; wide windows and pages without JavaScript always show it. */
export function Fold({ label, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Root ref={repeatEarlyClick}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
        <span className="sign" aria-hidden="true" />
      </button>
      <div id={id}>{children}</div>
    </Root>
  );
}
