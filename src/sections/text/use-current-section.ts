import { useEffect, useState } from 'react';

/** The upper part of the window that a heading has reached when its section is being read. */
const READ_FROM = 1 / 3;

/**
 * The id of the section being read: the last one whose heading is in the upper third of the window or above it.
 * Undefined before the first, and without script.
 */
export function useCurrentSection(sections: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = sections.flatMap(({ id }) => document.getElementById(id) ?? []);
    const find = () =>
      setCurrent(
        headings.findLast(
          (heading) => heading.getBoundingClientRect().top < innerHeight * READ_FROM,
        )?.id,
      );
    // Without an upper limit, so that a jump over several headings is noticed.
    const observer = new IntersectionObserver(find, {
      rootMargin: `9999999px 0px -${(1 - READ_FROM) * 100}% 0px`,
    });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
