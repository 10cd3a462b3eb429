/**
 * Compiles case studies, articles and pages into files of the given folder, which the server reads at start. Leaves
 * drafts out unless SHOW_DRAFTS is true.
 */
import { country } from '../../src/content/company/country.ts';
import { officePlaces } from '../../src/content/company/offices.ts';
import { services } from '../../src/content/navigation/services.ts';
import { withoutDrafts } from '../../src/content/model/content.ts';
import { siteConfig } from '../../src/content/site.ts';
import { dayIn } from '../../src/content/words/calendar-date.ts';
import { storeContent } from '../../src/server/rendering/stored-content.ts';
import { checkedContent } from '../content-checks/content-problems.ts';
import { allContentWarnings } from '../content-checks/content-warnings.ts';
import { scheduledArticles } from '../content-checks/scheduled-articles.ts';
import { markWarnings } from '../content-checks/mark-warnings.ts';
import {
  foreignTimeZone,
  pastDays,
  unknownCountries,
  unreadHours,
} from '../content-checks/office-warnings.ts';
import { repeatedTexts } from '../content-checks/repeated-texts.ts';
import { shownStudies } from '../content-checks/shown-studies.ts';
import { reportContentErrors } from './generated-files.ts';

await reportContentErrors(async () => {
  const everything = checkedContent();
  const { caseStudies, articles, pages } =
    process.env['SHOW_DRAFTS'] === 'true' ? everything : withoutDrafts(everything);
  await storeContent(process.argv[2]!, { caseStudies, articles, pages });
  console.log(
    `content: ${caseStudies.length} of ${everything.caseStudies.length} case studies, ${articles.length} of ${everything.articles.length} articles, ${pages.length} Markdown pages (SHOW_DRAFTS=true adds the drafts)`,
  );
  const today = dayIn(country.timeZone, Date.now());
  for (const warning of [
    ...allContentWarnings(),
    ...pastDays(officePlaces, today),
    ...unreadHours(officePlaces),
    ...unknownCountries(officePlaces, country),
    ...foreignTimeZone(country),
    ...repeatedTexts(everything),
    ...markWarnings(),
  ])
    console.warn(`warning: ${warning}`);
  for (const line of [
    ...shownStudies(services, caseStudies),
    ...scheduledArticles(articles, today),
  ])
    console.log(`content: ${line}`);
  if (siteConfig.sampleContent)
    console.log('sample content: see sampleContent in content/site.yaml');
});
