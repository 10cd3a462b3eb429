/** The folder of a study's or an article's pictures, or its share image. */
const OF_RECORD =
  /^\/art\/(?:(?:case-studies|articles)\/[^/]+(?=\/)|share\/(?:case-studies|insights)\/.+)/;

/**
 * Pictures of studies and articles that have been removed, a line for each: they stay public, and nobody sees them.
 *
 * @param files the paths of the site's files
 * @param shown those that pages show
 */
export function leftPictures(files: readonly string[], shown: ReadonlySet<string>): string[] {
  const ofRecords = Map.groupBy(files, (file) => OF_RECORD.exec(file)?.[0]);
  return [...ofRecords].flatMap(([place, pictures]) => {
    if (place === undefined || pictures.some((file) => shown.has(file))) return [];
    return place.startsWith('/art/share/')
      ? `public${place} is the share image of no page: delete it`
      : `public${place} has pictures that nothing shows: delete the folder`;
  });
}
