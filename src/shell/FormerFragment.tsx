import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { TEXT_ID_PREFIX } from '../content/text-ids.ts';
import { PRIVACY_ID } from '../sections/enquiry/PrivacyNotice.tsx';
import { fragmentName } from '../ui/actions/fragment.ts';
import { useHydrated } from '../ui/loading/use-hydrated.ts';

/** Ids that have changed, by those that links elsewhere still name. */
const renamed = new Map([['privacy-notice', PRIVACY_ID]]);

/** The id of what the address's fragment named in earlier releases; undefined for one of today. */
function idToday(address: { hash: string }): string | undefined {
  const name = fragmentName(address);
  if (!name || document.getElementById(name)) return undefined;
  return [TEXT_ID_PREFIX + name, renamed.get(name)].find(
    (id) => id !== undefined && document.getElementById(id),
  );
}

/** Leads an address with a former fragment to what it named. Renders nothing. */
export function FormerFragment(): null {
  const address = useLocation();
  const navigate = useNavigate();
  // Before, all positions have one key (PositionRestoration): the top's would be restored.
  const isHydrated = useHydrated();
  useEffect(() => {
    if (!isHydrated) return;
    const id = idToday(address);
    const { search } = address;
    if (id) void navigate({ search, hash: encodeURIComponent(id) }, { replace: true });
  }, [address, navigate, isHydrated]);
  return null;
}
