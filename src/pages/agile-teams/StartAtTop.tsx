import { useEffect } from 'react';

/**
 * Brings the page up at its top or its fragment each time it is opened, after a reload and on the way
 * back too: both restore the old position before this runs. Draws nothing.
 */
export function StartAtTop(): null {
  useEffect(() => {
    if (!location.hash) scrollTo(0, 0);
  }, []);
  return null;
}
