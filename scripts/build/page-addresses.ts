import { country } from '../../src/content/company/country.ts';
import { publishedContent } from '../../src/content/model/content.ts';
import { dayIn } from '../../src/content/words/calendar-date.ts';
import { listAddresses } from '../../src/server/rendering/addresses.ts';
import { loadBuild } from '../../src/server/rendering/built-site.ts';
import { inRootFolder } from '../../src/server/root-folder.ts';

/**
 * All addresses of the built site that answer 200.
 *
 * @throws when the site isn't built
 */
export async function pageAddresses(): Promise<string[]> {
  const { entry, content } = await loadBuild(inRootFolder('dist'));
  const today = dayIn(country.timeZone, Date.now());
  return [...listAddresses(entry.pageRoutes, publishedContent(content, today)).keys()];
}
