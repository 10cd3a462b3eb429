import { Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, sectionPadding } from '../theme/tokens.ts';
import { type } from '../theme/typography.ts';
import { Button } from './Button.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Loading } from './Loading.tsx';

export interface SectionBoundaryProps {
  /** Names the section in the console. */
  name: string;
  children: ReactNode;
}

const Failure = styled.div`
  padding-block: calc(${sectionPadding} / 2);

  > div {
    padding: clamp(24px, 4vw, 48px);
    border: 1px solid ${color.line};
    border-top: 2px solid ${color.destructive};
    border-radius: ${radius.sm};
  }
  h2 {
    ${type.h3}
  }
  p {
    ${type.body}
    max-width: 66ch;
    margin-block: 12px 24px;
    color: ${color.muted};
    overflow-wrap: anywhere;
  }
`;

/** The screen of a failed section: heading, message, and a way to try again. */
export function SectionFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Failure role="alert" data-tone="paper">
      <div className="inner">
        <h2>Something went wrong:</h2>
        <p>{message}</p>
        <Button variant="outline" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </Failure>
  );
}

/**
 * Keeps a section's failure inside the section: its screen, whose 'Try again' resets it, and
 * 'Loading...' while something in it is on the way. Each section hydrates by itself.
 */
export function SectionBoundary({ name, children }: SectionBoundaryProps) {
  return (
    <ErrorBoundary
      name={name}
      fallback={(error, reset) => <SectionFailure message={error.message} onRetry={reset} />}
    >
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
