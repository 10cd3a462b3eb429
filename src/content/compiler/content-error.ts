/** All problems of the content in one message, a line per file. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(problems: string[]) {
    super(
      problems.length === 1 ? problems[0] : `${problems.length} problems:\n${problems.join('\n')}`,
    );
  }
}
