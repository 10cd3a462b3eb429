import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('asks the browser in the first line of every file to compile its functions ahead', () => {
  const folder = 'dist/client/assets';
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(files.length).toBeGreaterThan(10);
  for (const name of files)
    expect(readFileSync(`${folder}/${name}`, 'utf8'), name).toMatch(
      /^\/\/# allFunctionsCalledOnLoad\n/,
    );
});
