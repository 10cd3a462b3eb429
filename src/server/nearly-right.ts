/**
 * Variables that are set but that nothing reads, with the one that was probably meant and isn't set:
 * `SMTP_URI` for `SMTP_URL`, `MAIL_TO` for `ENQUIRY_MAIL_TO`. Pure.
 *
 * @param known the variables that are read
 */
export function nearlyRight(
  input: Record<string, string | undefined>,
  known: readonly string[],
): { found: string; meant: string }[] {
  const isSet = (name: string) => (input[name] ?? '').trim() !== '';
  // Short names are near to too many others: HOME to HOST.
  const long = known.filter((name) => name.includes('_'));
  return Object.keys(input)
    .filter((found) => isSet(found) && !known.includes(found))
    .flatMap((found) => {
      const [nearest] = long
        .map((meant) => ({ found, meant, by: difference(found, meant) }))
        .sort((a, b) => a.by - b.by);
      return nearest && nearest.by <= 2 && !isSet(nearest.meant)
        ? [{ found, meant: nearest.meant }]
        : [];
    });
}

/** How far a name is from another: in letters, case and underscores aside; one where words are left out. */
function difference(found: string, name: string): number {
  const plain = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const words = found.split('_');
  const isShorter = words.length > 1 && words.every((word) => name.split('_').includes(word));
  return isShorter ? 1 : distance(plain(found), plain(name));
}

/** How many letters have to be put in, taken out or changed to make one text of the other (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [place, its] of [...other].entries())
      next.push(
        Math.min(next[place]! + 1, row[place + 1]! + 1, row[place]! + (letter === its ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1)!;
}
