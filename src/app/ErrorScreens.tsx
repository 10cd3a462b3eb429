import { Component, type ErrorInfo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../ui/Button.tsx';
import { space } from '../theme/tokens.ts';
import { type as text } from '../theme/typography.ts';

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

interface BoundaryProps {
  children: ReactNode;
  /** Called when the failure is over: before a new try, or when the visitor goes elsewhere. */
  onReset?: () => void;
}

interface BoundaryState {
  error: Error | null;
}

/** Shared state of both screens: catches, logs, resets. */
abstract class ErrorScreen extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }
}

/** Application-level failure (SPEC.md 8): the page broke; header and footer stay. */
export class AppErrorScreen extends ErrorScreen {
  override componentWillUnmount(): void {
    if (this.state.error) this.props.onReset?.();
  }

  reset = (): void => {
    this.props.onReset?.();
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <Screen role="alert">
        <h1>Something went wrong</h1>
        <p>{error.message}</p>
        <Button onClick={this.reset}>Try again</Button>
      </Screen>
    );
  }
}

/** Top-level failure (SPEC.md 8): the shell itself broke; only a new document helps. */
export class TopLevelErrorScreen extends ErrorScreen {
  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <Screen role="alert" data-tone="paper">
        <h1>Application Error</h1>
        <p>{error.message}</p>
        <Button onClick={() => location.reload()}>Reload Application</Button>
      </Screen>
    );
  }
}
