import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, sectionPadding } from '../theme/tokens.ts';
import { type } from '../theme/typography.ts';
import { Button } from './Button.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { contained } from './grid.ts';
import { Loading } from './Loading.tsx';

export interface SectionBoundaryProps {
  /** Names the section in the console. */
  name: string;
  /** Called before 'Try again' renders the section anew. */
  onReset?: () => void;
  children: ReactNode;
}

const Failure = styled.div`
  padding-block: calc(${sectionPadding} / 2);

  > div {
    ${contained}
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

/**
 * Keeps a section's failure inside the section: heading, message and 'Try again', which resets it;
 * 'Loading...' while its code or data is on the way (SPEC.md 2 and 8).
 */
export function SectionBoundary({ name, onReset, children }: SectionBoundaryProps) {
  return (
    <ErrorBoundary
      name={`Section "${name}"`}
      onReset={onReset}
      fallback={(error, reset) => (
        <Failure role="alert" data-tone="paper">
          <div>
            <h2>Something went wrong:</h2>
            <p>{error.message}</p>
            <Button variant="outline" onClick={reset}>
              Try again
            </Button>
          </div>
        </Failure>
      )}
    >
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
