/**
 * Addresses that the site has had. A search engine and an old link find their way from here for as
 * long as an entry stands, so entries stay. The build stops at one that leads nowhere.
 *
 * One `*` may stand at the end of an address, for whatever follows; in a target it is the same text.
 * Write `'/services/powerapps': '/power-apps'`, or `'/blog/*': '/insights/*'`.
 */
export const redirects: Readonly<Record<string, string>> = {};

/** Addresses whose page is gone for good, which search engines forget sooner than a missing one. */
export const gone: readonly string[] = [];
