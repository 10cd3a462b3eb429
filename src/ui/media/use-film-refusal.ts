import { useCallback, useState } from 'react';

/** Whether the browser refused a film, which then waits for its button. */
export function useFilmRefusal() {
  const [refused, setRefused] = useState(false);
  const refuse = useCallback(() => setRefused(true), []);
  return { refused, refuse, allow: () => setRefused(false) };
}
