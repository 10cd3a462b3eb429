import { Children, type ReactNode, Suspense, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { color, palette, radius, sectionPadding } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { Button } from '../actions/Button.tsx';
import { ErrorBoundary } from '../loading/ErrorBoundary.tsx';
import { Loading } from '../loading/Loading.tsx';
import { useHydrated } from '../loading/use-hydrated.ts';

interface SectionBoundaryProps {
  /** Names the section in the console. */
  name: string;
  children: ReactNode;
}

const Failure = styled.div`
  padding-block: calc(${sectionPadding} / 2);

  /* The header lies over a page's first section, and is made for ink. */
  main > &:first-child {
    border-top: var(--header-height) solid ${palette.ink};
  }

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
function SectionFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
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
 * Keeps a section's failure inside the section: its screen, whose 'Try again' resets it. A served
 * section hydrates by itself, once its code is there. On a navigation no section shows before its
 * page: a fragment, or the way back, would lead to a place that moves when the section grows.
 */
function SectionBoundary({ name, children }: SectionBoundaryProps) {
  const isHydrated = useHydrated();
  const [isServed] = useState(!isHydrated);
  // Drawn again as useHydrated turns, a section whose code has not come would lose its HTML.
  return useMemo(
    () => (
      <ErrorBoundary
        name={name}
        fallback={(error, reset) => <SectionFailure message={error.message} onRetry={reset} />}
      >
        {isServed ? <Suspense fallback={<Loading />}>{children}</Suspense> : children}
      </ErrorBoundary>
    ),
    [name, isServed, children],
  );
}

/**
 * A page's sections, each in a boundary of its own: one that fails leaves the others as they are, and
 * the browser hydrates one after the other.
 */
export function Sections({ children }: { children: ReactNode }) {
  return Children.map(children, (section, position) => (
    <SectionBoundary name={`Section ${position + 1}`}>{section}</SectionBoundary>
  ));
}
