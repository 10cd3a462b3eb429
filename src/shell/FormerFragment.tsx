import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { TEXT_ID_PREFIX } from '../content/text-ids.ts';
import { PRIVACY_ID } from '../sections/enquiry/PrivacyNotice.tsx';
import { fragmentName } from '../ui/actions/fragment.ts';
import { useHydrated } from '../ui/loading/use-hydrated.ts';

/** Present ids by former ones, which links elsewhere still name. */
const renamed = new Map([['privacy-notice', PRIVACY_ID]]);

/** The present id of a former fragment; undefined for others. */
function idToday(address: { hash: string }): string | undefined {
  const name = fragmentName(address);
  if (!name || document.getElementById(name)) return undefined;
  return [TEXT_ID_PREFIX + name, renamed.get(name)].find(
    (id) => id !== undefined && document.getElementById(id),
  );
}

/** Leads a former fragment to its present target. Renders nothing. */
export function FormerFragment(): null {
  const address = useLocation();
  const navigate = useNavigate();
  // Not before: all positions have one key then (PositionRestoration), and the top's would be restored.
  const isHydrated = useHydrated();
  useEffect(() => {
    if (!isHydrated) return;
    const id = idToday(address);
    const { search } = address;
    if (id) void navigate({ search, hash: encodeURIComponent(id) }, { replace: true });
  }, [address, navigate, isHydrated]);
  return null;
}
