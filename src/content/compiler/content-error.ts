/** All problems of the content in one message, a line per file. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(problems: readonly string[]) {
    super(
      problems.length === 1 ? problems[0] : `${problems.length} problems:\n${problems.join('\n')}`,
    );
  }
}

/** @throws ContentError if there are problems */
export function stopAt(problems: readonly string[]): void {
  if (problems.length > 0) throw new ContentError(problems);
}
