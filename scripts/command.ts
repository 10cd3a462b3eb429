import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** The arguments are wrong; the usage shows the right ones. */
export class UsageError extends Error {}

interface Command<Options extends ParseArgsOptionsConfig> {
  usage: string;
  /** As in `parseArgs`. */
  options?: Options;
  /** The minimum and maximum of arguments besides options; none by default. */
  positionals?: [min: number, max: number];
}

type OptionValues<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>['values'];

/**
 * Runs a command: prints its result on standard output, the message of an error on standard error (exit code 1), and
 * the usage for `--help` (0) and wrong arguments (2).
 *
 * @param run gets the values of the options and the positional arguments
 */
export async function runCommand<const Options extends ParseArgsOptionsConfig>(
  { usage, options, positionals: [min, max] = [0, 0] }: Command<Options>,
  run: (values: OptionValues<Options>, positionals: string[]) => string | Promise<string>,
): Promise<void> {
  try {
    if (process.argv.includes('--help')) return void process.stderr.write(usage);
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (positionals.length < min || positionals.length > max || positionals.includes(''))
      throw new UsageError();
    process.stdout.write(await run(values, positionals));
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    const isUsage = error instanceof UsageError || code?.startsWith('ERR_PARSE_ARGS');
    process.stderr.write([message, isUsage && usage].filter(Boolean).join('\n').trimEnd() + '\n');
    process.exitCode = isUsage ? 2 : 1;
  }
}
