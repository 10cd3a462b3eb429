import type { Element } from 'hast';
import { rehype } from 'rehype';
import { visit } from 'unist-util-visit';
import { textOf } from '../../src/content/compiler/text-of.ts';
import { decoded } from '../../src/paths.ts';

/** What a rendered page refers to on its own site. */
export interface PageReferences {
  /** The ids of its elements, to which fragments lead. */
  ids: ReadonlySet<string>;
  /** Its links: the address as written, the path and the fragment (without `#`) that it leads to. */
  links: readonly FoundLink[];
  /** The paths of the pictures, films, icons and masks that it shows. */
  files: ReadonlySet<string>;
}

export interface FoundLink {
  href: string;
  path: string;
  fragment: string;
}

/** Closes a panel (src/ui/disclosure/Popover.tsx), and the fragments that HTML defines for the page's top. */
const PLACELESS = ['', 'top', 'closed'];

/**
 * Reads a rendered page as a browser does: relative addresses follow the page's own.
 *
 * @param address the page's, absolute
 */
export function referencesOf(html: string, address: string): PageReferences {
  const ids = new Set<string>();
  const links = new Map<string, FoundLink>();
  const files = new Set<string>();
  const { origin } = new URL(address);
  const own = (written: string): URL | undefined => {
    const url = URL.parse(written, address);
    return url?.origin === origin ? url : undefined;
  };
  visit(rehype().parse(html), 'element', (element: Element) => {
    const { id, href } = element.properties;
    if (id) ids.add(String(id));
    const link = element.tagName === 'a' && typeof href === 'string' ? own(href) : undefined;
    if (link) {
      const [fragment = ''] = decoded(link.hash.slice(1)).split(':~:', 1);
      const place = PLACELESS.includes(fragment) ? '' : fragment;
      links.set(String(href), {
        href: String(href),
        path: link.pathname,
        fragment: place,
      });
    }
    for (const written of shownBy(element)) {
      const file = own(written);
      if (file) files.add(decoded(file.pathname));
    }
  });
  return { ids, links: [...links.values()], files };
}

/** The addresses of the files that an element shows. */
function shownBy({ tagName, properties, children }: Element): string[] {
  const { src, srcSet, imageSrcSet, poster, style, rel, href, property, name, content, dataFilm } =
    properties;
  const isFile = tagName === 'link' && /icon|preload/.test(String(rel));
  const isShared = tagName === 'meta' && /^(?:og|twitter):image$/.test(String(property ?? name));
  const css = tagName === 'style' ? textOf({ type: 'root', children }) : String(style ?? '');
  return [
    ...(['img', 'source', 'video'].includes(tagName) ? [src, poster] : []),
    // A background film is fetched by script.
    ...(dataFilm ? [`${String(dataFilm)}.webm`, `${String(dataFilm)}.mp4`] : []),
    ...(isFile ? [href] : []),
    ...(isShared ? [content] : []),
    ...[srcSet, imageSrcSet].flatMap((set) => String(set ?? '').split(',')),
    ...[...css.matchAll(/url\(['"]?([^'")]+)/g)].map(([, url]) => url),
  ].flatMap((written) => {
    const [address = ''] = String(written ?? '')
      .trim()
      .split(/\s/, 1);
    // A fragment is a part of the page itself.
    return address === '' || address.startsWith('#') ? [] : [address];
  });
}
