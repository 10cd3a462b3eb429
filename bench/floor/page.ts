import { createElement as h, useState } from 'react';

/** Elements outside the sections, with the two that React adds for the script. */
const FRAME = 12;
const LINKS = 3;
const SECTION = 4 + 2 * LINKS;

const styles = 'body { max-width: 60rem; margin: auto; font: 1rem/1.5 system-ui; }';

/**
 * A page of headings, paragraphs and links with one button: what a React app costs at least, rendered on the server
 * and hydrated. Plain calls instead of JSX, because Node runs it as it is.
 *
 * @param elements how many the document has, to the next ten; the texts are as long as on the site, 10 characters each
 */
export function Page({ elements }: { elements: number }) {
  const [isOpen, setOpen] = useState(true);
  const sections = Array.from({ length: Math.round((elements - FRAME) / SECTION) }, (_, index) =>
    h(
      'section',
      { key: index },
      h('h2', null, `Section ${index}`),
      h('p', null, 'What a paragraph of this section tells in about a line of text.'),
      h(
        'ul',
        null,
        Array.from({ length: LINKS }, (_, link) =>
          h('li', { key: link }, h('a', { href: `/${elements}` }, `Link ${link}`)),
        ),
      ),
    ),
  );
  return h(
    'html',
    { lang: 'en' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('title', null, 'A bare page'),
      h('style', null, styles),
    ),
    h(
      'body',
      null,
      h('button', { onClick: () => setOpen(!isOpen) }, 'Sections'),
      h('h1', null, 'A bare page'),
      h('main', { hidden: !isOpen }, sections),
    ),
  );
}
