/*
 * What the site says about its content while `sampleContent` of content/site.yaml is true, besides the tags
 * (SampleTag).
 */

/** The beginning of a sample study's description in search results and on its share image. */
export const sampleStudyPrefix = 'Sample case study.';

/** The same for the list of studies. */
export const sampleStudiesPrefix = 'Sample case studies.';

/** For the footer of each page. */
export const sampleNote =
  'Sample content: everything with this mark is invented, as are all prices, terms, people, offices, contacts and accounts; the companies named in case studies are not clients and have approved nothing, and no lawyer has checked the privacy notice.';

/** For an article in the feed. */
export const sampleArticleNote = 'Sample article. Its author and projects are made up.';

/** For the contact of security.txt. */
export const sampleSecurityNote = 'Sample address. Nobody reads what is sent there.';
