/**
 * `npm run brand` (in the site's folder): regenerates the files that contain the site's mark, name or titles (icons and
 * share images), after a change of content/mark.svg, content/site.yaml or a title. Names titles that share images
 * lack, and clients' logos that have much space around them.
 */
import { clients } from '../src/content/company/clients.ts';
import { siteConfig } from '../src/content/site.ts';
import { iconWorks } from './icons/icons.ts';
import { sharePlans, shareWarnings, shareWorks } from './share/share.ts';
import { drawWorks } from './works/draw-works.ts';
import { logoWarnings } from './works/logos.ts';

try {
  await drawWorks([...iconWorks, ...shareWorks()]);
  const warnings = [...(await shareWarnings(sharePlans())), ...(await logoWarnings(clients))];
  for (const warning of warnings) console.warn(`warning: ${warning}`);
  console.log(
    `The files now say ${siteConfig.name}. npm run build puts them online. Films stay as they are: look at those of public/film.`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
