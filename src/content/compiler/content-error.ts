/** All problems of the content in one message, a line each. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly string[];

  constructor(...problems: readonly string[]) {
    const short = problems.map(withoutData);
    super(short.length === 1 ? short[0] : `${short.length} problems:\n${short.join('\n')}`);
    this.problems = short;
  }
}

/** Cuts files within an address (`data:…`), which would fill the screen. */
const withoutData = (problem: string): string =>
  problem.replaceAll(/\bdata:[^\s"')]{80,}/g, (address) => `${address.slice(0, 80)}…`);

/** @throws ContentError if there are problems */
export function throwIfAny(problems: readonly string[]): void {
  if (problems.length > 0) throw new ContentError(...problems);
}

/**
 * The problems of a caught error, a line each.
 *
 * @throws any other error
 */
export function problemsIn(place: string, error: unknown): string[] {
  if (!(error instanceof ContentError)) throw error;
  return error.problems.map((problem) => `${place}: ${problem}`);
}
