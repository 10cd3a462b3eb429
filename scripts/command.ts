/** The arguments are wrong: the usage says which are right. */
export class UsageError extends Error {}

/**
 * Runs a command: prints its result on standard output, the message of an error on standard error (exit code 1), and the
 * usage for `--help` (0) and wrong arguments (2).
 */
export async function runCommand(usage: string, run: () => string | Promise<string>) {
  try {
    if (process.argv.includes('--help')) process.stderr.write(usage);
    else process.stdout.write(await run());
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    const isUsage = error instanceof UsageError || code?.startsWith('ERR_PARSE_ARGS');
    process.stderr.write([message, isUsage && usage].filter(Boolean).join('\n').trimEnd() + '\n');
    process.exitCode = isUsage ? 2 : 1;
  }
}
