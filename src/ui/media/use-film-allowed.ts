import { useEffect, useState } from 'react';
import { breakpoint } from '../../theme/tokens.ts';

/**
 * Whether a film may play automatically: no reduced motion, no data saving and, with `wideOnly`, a wide
 * screen. Undefined on the server and until the page is loaded; follows changes after that.
 */
export function useFilmAllowed(wideOnly: boolean): boolean | undefined {
  const [allowed, setAllowed] = useState<boolean>();

  useEffect(() => {
    const conditions = ['(prefers-reduced-motion: no-preference)'];
    if (wideOnly) conditions.push(`(min-width: ${breakpoint.md}px)`);
    const queries = conditions.map((condition) => window.matchMedia(condition));
    const update = () => {
      if (document.readyState !== 'complete') return;
      setAllowed(!savesData() && queries.every((query) => query.matches));
    };
    update();
    window.addEventListener('load', update);
    for (const query of queries) query.addEventListener('change', update);
    return () => {
      window.removeEventListener('load', update);
      for (const query of queries) query.removeEventListener('change', update);
    };
  }, [wideOnly]);

  return allowed;
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
