import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '../theme/tokens.ts';
import { type as text } from '../theme/typography.ts';
import { Button } from './Button.tsx';

const Screen = styled.div`
  min-height: 60vh;
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space(5)};
  max-width: 80rem;
  margin-inline: auto;
  padding: ${space(40)} ${space(6)} ${space(20)};

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

/** Stands in for a whole page, or the whole site, that broke. */
export function ErrorScreen({ title, message, action, onAction }: ErrorScreenProps): ReactNode {
  return (
    <Screen role="alert" data-tone="paper">
      <h1>{title}</h1>
      <p>{message}</p>
      <Button onClick={onAction}>{action}</Button>
    </Screen>
  );
}
