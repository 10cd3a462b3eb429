import { Component, type ErrorInfo, type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { space } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Button } from '../actions/Button.tsx';

interface ErrorBoundaryProps {
  /** The name in the console. */
  name: string;
  /** The fallback, by default nothing; `reset` renders the children again. */
  fallback?: (reset: () => void, error: unknown) => ReactNode;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
  error?: unknown;
}

/** Catches render errors of its children, logs them and shows the fallback. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { hasFailed: true, error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(`${this.props.name} failed:`, error, info.componentStack);
  }

  reset = (): void => {
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    const { hasFailed, error } = this.state;
    return hasFailed ? this.props.fallback?.(this.reset, error) : this.props.children;
  }
}

/** The limit of an error's message, because a library's can be as long as a document. */
const SHOWN_LENGTH = 200;

const Reason = styled.small`
  ${textStyle.small}
  max-width: 60em;
  opacity: 0.8;
  overflow-wrap: anywhere;
`;

/** The message of an error, small and as text, for visitors who report it. */
export function ErrorReason({ error }: { error: unknown }): ReactNode {
  const message = error instanceof Error ? error.message : error;
  if (typeof message !== 'string' || message === '') return null;
  return <Reason>{message.slice(0, SHOWN_LENGTH)}</Reason>;
}

const Screen = styled.div`
  min-height: 80svh;
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space(5)};
  padding: ${space(40)} var(--bleed) ${space(20)};

  h1 {
    ${textStyle.h1}
  }

  p {
    ${textStyle.lead}
    max-width: 40.2em;
  }
`;

interface ErrorScreenProps {
  title: string;
  /** A sentence for visitors, before the error's own message. */
  message: string;
  error: unknown;
  /** The label of the button, and its action. */
  action: string;
  onAction: () => void;
}

/** Replaces a page or the whole site after a failure. Takes the focus, as a new page does. */
export function ErrorScreen(props: ErrorScreenProps): ReactNode {
  const { title, message, error, action, onAction } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Screen role="alert" data-tone="ink">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{message}</p>
      <ErrorReason error={error} />
      <Button onClick={onAction}>{action}</Button>
    </Screen>
  );
}
