import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { logoWarnings } from './logos.ts';

it('names a logo with much space around it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'logos-'));
  const logo = (name: string, width: number, height: number) => {
    writeFileSync(
      join(folder, name),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 48" width="160" height="48"><path d="M8 8h${width}v${height}h-${width}z"/></svg>`,
    );
    return { logoUrl: `/${name}` };
  };
  const clients = [logo('tight.svg', 144, 32), logo('loose.svg', 64, 24)];
  assert.deepEqual(await logoWarnings(clients, folder), [
    'public/loose.svg: the drawing fills 20% of its box: crop the SVG to it, or the logo looks small',
  ]);
  rmSync(folder, { recursive: true });
});
