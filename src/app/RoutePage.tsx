import { use, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageHead } from './PageHead.tsx';
import { PageStoreContext } from './page-store.ts';

/**
 * The element of every route: takes the page for the current address from the store and shows it
 * with its head tags. While the store still fetches it, the page before stays (navigations are
 * transitions).
 */
export function RoutePage(): ReactNode {
  const { pathname } = useLocation();
  const found = use(PageStoreContext).read(pathname);
  const { Page, ...page } = found instanceof Promise ? use(found) : found;
  return (
    <>
      <PageHead {...page} />
      <Page key={pathname} data={page.data as never} />
    </>
  );
}
