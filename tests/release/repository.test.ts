import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, it } from 'vitest';

it('tests, workflow and image use the same version of Node', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const version = devDependencies['node']!;
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(version);
  expect(readFileSync('Dockerfile', 'utf8')).toMatch(
    new RegExp(`^FROM node:${version}-[a-z-]+(@sha256:[0-9a-f]{64})? AS base$`, 'm'),
  );
});

it.each(['.gitignore', '.dockerignore'])(
  '%s excludes personal data that commands of docs/operations.md write',
  (file) => {
    const patterns = readFileSync(file, 'utf8').replaceAll(/\/$/gm, '').split('\n');
    const files = ['enquiries.csv', 'enquiries.json', 'Mon.db', 'site.db-wal', 'site.db-1.part'];
    const exposed = [...files, 'data', 'backups'].filter(
      (name) => !patterns.some((pattern) => matchesGlob(name, pattern)),
    );
    expect(exposed).toEqual([]);
  },
);
