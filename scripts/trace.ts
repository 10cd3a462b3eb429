/**
 * `npm run trace -- '<stack>'`: maps a stack of the server or of a browser ("browser error" in the log) to the sources. Uses
 * dist/maps, or another build's maps with `--maps <folder>`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { runCommand, UsageError } from './command.ts';

const usage = `Usage: npm run trace -- '/assets/Page-1a2B3c4D.js:1:234' [--maps <folder>]

Names the line of the source for each place in a stack: whole stacks, several lines, and the frames of a
line of the log can be given as they are. A release has maps of its own: keep its dist/maps.
`;

/** Positions in files of the build, anywhere in a text. */
const PLACE = /([\w.-]+\.js):(\d+):(\d+)/g;

/** The source position with its line, or why there is none. */
function trace(maps: string, file: string, line: number, column: number): string {
  const map = join(maps, `${file}.map`);
  if (!existsSync(map))
    return `${map} is missing: this is another release's file. Give that release's maps with --maps.`;
  const payload = JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload;
  const entry = new SourceMap(payload).findEntry(line - 1, column - 1);
  if (!('originalSource' in entry)) return `no source is mapped to ${line}:${column}`;
  const { originalSource, originalLine, originalColumn } = entry;
  // Relative to the folder that was built.
  const source = originalSource.replace(/^(\.\.\/)+/, '');
  const text = payload.sourcesContent[payload.sources.indexOf(originalSource)] ?? '';
  const place = `${source}:${originalLine + 1}:${originalColumn + 1}`;
  return `${place}\n    ${(text.split('\n')[originalLine] ?? '').trim()}`;
}

const options = { maps: { type: 'string', default: 'dist/maps' } } as const;

await runCommand({ usage, options, words: [1, Infinity] }, ({ maps }, words) => {
  const places = [...words.join('\n').matchAll(PLACE)];
  if (places.length === 0) throw new UsageError();
  const found = places.map(
    ([place, file = '', line, column]) =>
      `${place}\n  ${trace(maps, file, Number(line), Number(column))}\n`,
  );
  return found.join('');
});
