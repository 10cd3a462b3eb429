/** The texts of the not-found page. */
export const notFound = {
  title: '404',
  text: 'Oops! Page not found',
  hint: 'There is no page at this address. It may have moved, or the link may be misspelt.',
  home: 'Return to Home',
  contact: 'Say Hello',
};
