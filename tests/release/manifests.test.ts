import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, matchesGlob, resolve } from 'node:path';
import {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseWorkflow,
} from '@actions/workflow-parser';
import { DCLinter } from 'dclint';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { temporaryFolder } from '../support/test-site.ts';

const FOLDER = 'deploy/kubernetes';

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec?: object;
}

const manifests = readdirSync(FOLDER).flatMap((file) =>
  parseAllDocuments(readFileSync(join(FOLDER, file), 'utf8')).map(
    (document) => [file, document.toJS() as Manifest] as const,
  ),
);

/** The module of Kubernetes' schemas with the type of a manifest. */
const moduleOf = ({ apiVersion, kind }: Manifest) => `kubernetes-models/${apiVersion}/${kind}`;

it.each(manifests)('%s is valid by the published schema of Kubernetes', async (_, manifest) => {
  type Model = new (manifest: Manifest) => { validate(): void };
  const models = (await import(moduleOf(manifest))) as Record<string, Model>;
  new models[manifest.kind]!(manifest).validate();
});

it('manifests have no unknown fields', () => {
  const all = manifests.map(([, manifest]) => manifest);
  const misspelt = { ...all[0]!, spec: { ...all[0]!.spec, replicaz: 3 } };
  // The types of the manifests know every field: the compiler reads each as a literal of its type.
  const lines = [...all, misspelt].map(
    (one) => `(${JSON.stringify(one)}) satisfies import('${moduleOf(one)}').I${one.kind};`,
  );
  const folder = temporaryFolder();
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'manifests.ts'), lines.join('\n'));
  const program = ts.createProgram([join(folder, 'manifests.ts')], {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    strict: true,
    noEmit: true,
    types: [],
  });
  const errors = ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  expect(errors).toEqual([expect.stringContaining('replicaz')]);
});

it('manifests refer to the same site', () => {
  const byKind = new Map(manifests.map(([, manifest]) => [manifest.kind, manifest]));
  const text = (kind: string) => JSON.stringify(byKind.get(kind));
  expect(manifests.map(([, { metadata }]) => metadata.name)).toEqual(
    expect.arrayContaining(['site', 'no-endpoints']),
  );
  const selector = '{"matchLabels":{"app.kubernetes.io/name":"site"}}';
  expect(text('Deployment')).toContain(`"selector":${selector}`);
  expect(text('PodDisruptionBudget')).toContain(`"selector":${selector}`);
  expect(text('Deployment')).toContain('"secretRef":{"name":"site"}');
  expect(byKind.get('Secret')?.metadata.name).toBe('site');
  // The folder of all releases' files: a claim, a volume, its mount and the variable.
  expect(byKind.get('PersistentVolumeClaim')?.metadata.name).toBe('site-assets');
  for (const part of [
    '"persistentVolumeClaim":{"claimName":"site-assets"}',
    '"volumeMounts":[{"name":"assets","mountPath":"/app/assets"}]',
    '{"name":"SHARED_ASSETS_DIR","value":"/app/assets"}',
  ])
    expect(text('Deployment')).toContain(part);
});

it('the Compose files are valid by their published schema', () => {
  const linter = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] });
  const results = linter.lintFiles(['deploy/compose.yaml'], false);
  expect(results).toHaveLength(1);
  for (const { messages } of results)
    expect(messages.filter(({ rule }) => rule.includes('invalid'))).toEqual([]);
});

it('the commands of deploy/README.md write the digest of every image of others', () => {
  const folder = temporaryFolder();
  const files = ['Dockerfile', 'deploy/compose.yaml'];
  for (const file of files) cpSync(file, join(folder, file));
  // Stands in for a registry.
  const digest = `sha256:${'0a'.repeat(32)}`;
  writeFileSync(join(folder, 'docker'), `#!/bin/sh\necho ${digest}\n`, { mode: 0o755 });
  const readme = readFileSync('deploy/README.md', 'utf8');
  const [, commands = ''] = /## Images by digest\n[^]*?\n```\n([^]*?)\n```/.exec(readme)!;
  const env = { PATH: `${folder}:${process.env['PATH']}` };
  const run = () => execFileSync('bash', ['-c', commands], { cwd: folder, env });
  run();
  run(); // again after a change of a version
  const images = files
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    .filter((line) => /^ *(FROM|image:) /.test(line) && !/northveld|scratch|FROM base/.test(line));
  expect(images).toHaveLength(2);
  for (const line of images) expect(line).toMatch(/[^@]+@sha256:[0-9a-f]{64}( AS base)?$/);
});

interface Service {
  environment: Record<string, string>;
  volumes?: string[];
}
function servicesIn(name: string) {
  const file = parse(readFileSync(join('deploy', name), 'utf8'), { merge: true }) as unknown;
  return (file as { services: Record<string, Service> }).services;
}

it('compose.yaml sets the variables of the Caddyfile, and names the servers', () => {
  const services = servicesIn('compose.yaml');
  const caddyfile = readFileSync('deploy/Caddyfile', 'utf8');
  for (const name of Object.keys(services['caddy']!.environment))
    expect(caddyfile).toContain(`{$${name}`);
  const shared = services['site-1']!.environment['SHARED_ASSETS_DIR'];
  expect(services['site-1']!.volumes).toContain(`assets:${shared}`);
  expect(services['caddy']!.environment['SITE_SERVERS']).toBe('site-1:3000 site-2:3000');
  expect(Object.keys(services)).toEqual(expect.arrayContaining(['site-1', 'site-2', 'backup']));
});

it.each(readdirSync('.github/workflows'))(
  '%s is a valid workflow, names actions by commit, and puts no expression into a shell command',
  async (name) => {
    const content = readFileSync(join('.github/workflows', name), 'utf8');
    const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
    expect(context.errors.getErrors().map(({ message }) => message)).toEqual([]);
    expect((await convertWorkflowTemplate(context, value!)).jobs).not.toEqual([]);
    const { jobs } = parse(content) as {
      jobs: Record<string, { steps: { uses?: string; run?: string }[] }>;
    };
    for (const { uses, run = '' } of Object.values(jobs).flatMap(({ steps }) => steps)) {
      if (uses !== undefined) expect(uses).toMatch(/^[\w/-]+@[0-9a-f]{40}$/);
      expect(run).not.toContain('${{');
    }
  },
);

it('tests, workflow and image use the same version of Node', () => {
  const { devDependencies } = parse(readFileSync('package.json', 'utf8')) as {
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
