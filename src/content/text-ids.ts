/** The prefix of ids in an article's text, so that none is one of the site's or a name that filter lists hide. */
export const TEXT_ID_PREFIX = 'on-';
