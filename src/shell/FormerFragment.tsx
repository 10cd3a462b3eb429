import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { TEXT_ID_PREFIX } from '../content/text-ids.ts';
import { PRIVACY_ID } from '../sections/enquiry/PrivacyNotice.tsx';
import { fragmentName } from '../ui/actions/fragment.ts';
import { useHydrated } from '../ui/loading/use-hydrated.ts';

/** Current ids by former ones, to which other sites may still link. */
const renamed = new Map([['privacy-notice', PRIVACY_ID]]);

/** The current id of a former fragment; undefined for others. */
function currentId(address: { hash: string }): string | undefined {
  const name = fragmentName(address);
  if (!name || document.getElementById(name)) return undefined;
  return [TEXT_ID_PREFIX + name, renamed.get(name)].find(
    (id) => id !== undefined && document.getElementById(id),
  );
}

/** Leads a former fragment to its current target. Renders nothing. */
export function FormerFragment(): null {
  const address = useLocation();
  const navigate = useNavigate();
  // Not earlier: until hydration all positions have one key (Shell.tsx), so the page would jump to the top.
  const isHydrated = useHydrated();
  useEffect(() => {
    if (!isHydrated) return;
    const id = currentId(address);
    const { search } = address;
    if (id) void navigate({ search, hash: encodeURIComponent(id) }, { replace: true });
  }, [address, navigate, isHydrated]);
  return null;
}
