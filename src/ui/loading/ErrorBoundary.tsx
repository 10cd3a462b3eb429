import { Component, type ErrorInfo, type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { space } from '../../theme/tokens.ts';
import { type as text } from '../../theme/typography.ts';
import { Button } from '../actions/Button.tsx';

interface ErrorBoundaryProps {
  /** The name in the console. */
  name: string;
  /**
   * The fallback, by default nothing; `reset` renders the children again. Gets no error, whose message is not for
   * visitors.
   */
  fallback?: (reset: () => void) => ReactNode;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
}

/** Catches render errors of its children, logs them and shows the fallback. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(`${this.props.name} failed:`, error, info.componentStack);
  }

  reset = (): void => {
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback?.(this.reset) : this.props.children;
  }
}

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
    max-width: 40.2em;
  }
`;

interface ErrorScreenProps {
  title: string;
  message: string;
  /** The label of the button, and its action. */
  action: string;
  onAction: () => void;
}

/** Replaces a page or the whole site after a failure. Takes the focus, as a new page does. */
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
