/** The words of the not-found screen. */
export const notFound = {
  title: '404',
  text: 'Oops! Page not found',
  hint: 'There is no page at this address. It may have moved, or the link has a typing mistake.',
  home: 'Return to Home',
  contact: 'Say Hello',
};
