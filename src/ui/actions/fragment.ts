import { decoded } from '../../paths.ts';

/** The id in the address's fragment, decoded: browsers encode letters beyond ASCII there. */
export const fragmentName = ({ hash }: { hash: string } = location): string =>
  decoded(hash.slice(1));
