import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '../../theme/tokens.ts';
import { type as text } from '../../theme/typography.ts';
import { Button } from '../actions/Button.tsx';

const Screen = styled.div`
  min-height: 80svh;
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space(5)};
  padding: ${space(40)} var(--bleed) ${space(20)};

  h1 {
    ${text.h1}
  }

  p {
    ${text.lead}
    max-width: 60ch;
    overflow-wrap: anywhere;
  }
`;

export interface ErrorScreenProps {
  title: string;
  message: string;
  /** The label of the one way on, and what it does. */
  action: string;
  onAction: () => void;
}

/** Stands in for a whole page, or the whole site, that broke. It takes the focus, as a new page does. */
export function ErrorScreen({ title, message, action, onAction }: ErrorScreenProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Screen role="alert" data-tone="ink">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{message}</p>
      <Button onClick={onAction}>{action}</Button>
    </Screen>
  );
}
