import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { browserVisit } from '../enquiry/visit.ts';

/** Keeps entry page, last page and campaign at the first load and at each navigation. Draws nothing. */
export function AttributionTracker() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    browserVisit.record(window.location.href, document.referrer);
  }, [pathname, search]);
  return null;
}
