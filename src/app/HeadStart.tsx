import type { ReactNode } from 'react';
import { fontFaceCss, fontFiles } from '../theme/font-faces.ts';

/** What each document's head begins with, whatever the page: encoding, viewport and typefaces. */
export function HeadStart(): ReactNode {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {Object.values(fontFiles).map((font) => (
        <link
          key={font}
          rel="preload"
          as="font"
          type="font/woff2"
          href={font}
          crossOrigin="anonymous"
        />
      ))}
      <style dangerouslySetInnerHTML={{ __html: fontFaceCss }} />
    </>
  );
}
