import { createContext } from 'react';

/**
 * Called with a link's address when a visitor shows intent (hover, focus, touch), so that
 * the app can fetch that page's code and data early. Outside the app it does nothing.
 */
export const PrefetchContext = createContext<(href: string) => void>(() => {});
