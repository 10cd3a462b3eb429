/**
 * What the site says of content that is made up. The notes show while `sampleContent` in site.ts
 * is true; SampleMark renders them.
 */

/** For a study's page, card and slide. */
export const sampleStudyNote = (client: string): string =>
  `Sample study. Not an account of work for ${client}.`;

/** For several studies at once, such as a list or a carousel's introduction. */
export const sampleStudiesNote = 'Sample studies. Not accounts of work for the companies named.';

/** For an article's card and page. */
export const sampleArticleNote = 'Sample article. Its author and projects are made up.';

/** For the wall of wordmarks. */
export const sampleClientsNote = 'Sample names. These companies are made up.';

/** For developers' profiles and the leads. */
export const samplePeopleNote = 'Sample profiles. These people are made up.';

/** For figures about what clients gained. */
export const sampleFiguresNote = 'Sample figures. Not measured at a client.';

/** For prices and payment terms. */
export const samplePricesNote = 'Sample prices, without VAT.';

/** For the offices' addresses. */
export const sampleContactNote = 'Sample addresses. There are no offices here.';

/** For e-mail addresses and telephone numbers. */
export const sampleReachNote = 'Sample e-mail and telephone. Nobody answers there.';

/** For the privacy notice. */
export const sampleCompanyNote =
  'The company, its mailboxes and who handles enquiries for it are samples.';
