import { use, useState, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { FirstScreenContext } from '../ui/first-screen-context.ts';
import { PageHead } from './PageHead.tsx';
import { PageStoreContext, type PreparedPage } from './page-store.ts';

/**
 * The element of every route: takes the page for the current address from the store and shows it
 * with its head tags. While the store still fetches it, the page before stays (navigations are
 * transitions).
 */
export function RoutePage(): ReactNode {
  const { pathname } = useLocation();
  const found = use(PageStoreContext).read(pathname);
  const page = found instanceof Promise ? use(found) : found;
  return <ShownPage key={pathname} {...page} />;
}

/** A link leads to a page's first screen; a part of it, and the way back, lead to the whole page. */
function ShownPage({ Page, ...page }: PreparedPage): ReactNode {
  const { hash } = useLocation();
  const navigationType = useNavigationType();
  const [isFirstScreen] = useState(navigationType === NavigationType.Push && !hash);
  return (
    <FirstScreenContext value={isFirstScreen}>
      <PageHead {...page} />
      <Page data={page.data as never} />
    </FirstScreenContext>
  );
}
