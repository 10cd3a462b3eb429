/** Before each id of an article's text, so that none is an id of the site, or a name that filter lists hide. */
export const TEXT_ID_PREFIX = 'on-';
