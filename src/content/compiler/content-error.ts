/** All problems of the content in one message, a line each. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly string[];

  constructor(...problems: readonly string[]) {
    super(
      problems.length === 1 ? problems[0] : `${problems.length} problems:\n${problems.join('\n')}`,
    );
    this.problems = problems;
  }
}

/** @throws ContentError if there are problems */
export function stopAt(problems: readonly string[]): void {
  if (problems.length > 0) throw new ContentError(...problems);
}

/**
 * Where the problems of a caught error are, a line each.
 *
 * @throws the error if it is no ContentError
 */
export function linesIn(place: string, error: unknown): string[] {
  if (!(error instanceof ContentError)) throw error;
  return error.problems.map((problem) => `${place}: ${problem}`);
}
