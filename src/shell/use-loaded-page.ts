import { useMatches } from 'react-router-dom';
import type { LoadedPage } from '../pages/define-page.ts';

/** What the current page's loader has returned; undefined if it failed. */
export const useLoadedPage = () => useMatches().at(-1)?.loaderData as LoadedPage | undefined;
