import { createContext } from 'react';

/** The year of the copyright line: the server's, so that both sides agree around midnight. */
export const YearContext = createContext(0);
