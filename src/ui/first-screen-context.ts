import { createContext } from 'react';

/**
 * True within a page that a visitor has just navigated to: its first screen is shown at once, the
 * sections below it (deferred.tsx) a moment later. It doesn't change while the page stands.
 */
export const FirstScreenContext = createContext(false);
