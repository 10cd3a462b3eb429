import { Children, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { color, palette, radius, sectionPadding } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Button } from '../actions/Button.tsx';
import { ErrorBoundary, ErrorReason } from '../loading/ErrorBoundary.tsx';
import { Loading } from '../loading/Loading.tsx';
import { useHydrated } from '../loading/use-hydrated.ts';

interface SectionBoundaryProps {
  /** The section's name in the console. */
  name: string;
  children: ReactNode;
}

const Failure = styled.div`
  padding-block: calc(${sectionPadding} / 2);

  /* The header overlaps the first section and expects a dark one. */
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
    ${textStyle.h3}
  }
  p {
    ${textStyle.body}
    max-width: 44.2em;
    margin-block: 12px;
    color: ${color.muted};
  }
  button {
    margin-top: 12px;
  }
`;

/**
 * Replaces a failed section: heading, message, the error's message, and "Try again", which moves the focus to the
 * heading of the section or of the next failure.
 */
function SectionFailure({ onRetry, error }: { onRetry: () => void; error: unknown }) {
  const failure = useRef<HTMLDivElement>(null);
  const retry = () => {
    const { parentElement, previousElementSibling } = failure.current!;
    flushSync(onRetry);
    const shown = previousElementSibling?.nextElementSibling ?? parentElement?.firstElementChild;
    const heading = shown?.querySelector<HTMLElement>('h1, h2, h3');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  };
  return (
    <Failure ref={failure} role="alert" data-tone="paper">
      <div className="inner">
        <h2>Something went wrong:</h2>
        <p>
          This part of the page could not be shown. Please try again; if that does not help, reload
          the page.
        </p>
        <ErrorReason error={error} />
        <Button variant="outline" onClick={retry}>
          Try again
        </Button>
      </div>
    </Failure>
  );
}

/**
 * Contains a section's failure: shows its screen, whose "Try again" resets it. On the server and during
 * hydration it is a Suspense boundary; after a navigation it is not, because sections that appear later would
 * shift fragments and restored scroll positions.
 */
function SectionBoundary({ name, children }: SectionBoundaryProps) {
  const isHydrated = useHydrated();
  const [isServed] = useState(!isHydrated);
  // A new render when useHydrated changes would make React hydrate the section at once.
  return useMemo(
    () => (
      <ErrorBoundary
        name={name}
        fallback={(reset, error) => <SectionFailure onRetry={reset} error={error} />}
      >
        {isServed ? <Suspense fallback={<Loading />}>{children}</Suspense> : children}
      </ErrorBoundary>
    ),
    [name, isServed, children],
  );
}

/**
 * The sections of a page, each in its own boundary: failures stay contained, and the browser hydrates one
 * after the other.
 */
export function Sections({ children }: { children: ReactNode }) {
  return Children.map(children, (section, position) => (
    <SectionBoundary name={`Section ${position + 1}`}>{section}</SectionBoundary>
  ));
}
