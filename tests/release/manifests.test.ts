import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** The compiler's errors for manifests as literals of their types, which know every field. */
function unknownFields(all: readonly Manifest[]): string[] {
  const file = resolve('manifests.ts');
  const lines = all.map((manifest, at) => {
    const type = `import('${moduleOf(manifest)}').I${manifest.kind}`;
    return `export const manifest${at}: ${type} = ${JSON.stringify(manifest)};`;
  });
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    strict: true,
    noEmit: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, lines.join('\n'), ts.ScriptTarget.ESNext)
      : getSourceFile(name, ...rest);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

it('manifests have no unknown fields', () => {
  const all = manifests.map(([, manifest]) => manifest);
  const misspelt = { ...all[0]!, spec: { ...all[0]!.spec, replicaz: 3 } };
  expect(unknownFields([...all, misspelt])).toEqual([expect.stringContaining('replicaz')]);
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

it.each(['compose.yaml', 'compose.monitoring.yaml'])(
  '%s is valid by its published schema',
  (name) => {
    const linter = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] });
    const problems = linter
      .lintFiles([join('deploy', name)], false)
      .flatMap(({ messages }) => messages);
    expect(problems.filter(({ rule }) => rule.includes('invalid'))).toEqual([]);
  },
);

it('the commands of deploy/README.md write the digest of every image of others', () => {
  const folder = temporaryFolder();
  for (const file of ['Dockerfile', 'deploy/compose.yaml', 'deploy/compose.monitoring.yaml'])
    cpSync(file, join(folder, file));
  // Stands in for a registry.
  const digest = `sha256:${'0a'.repeat(32)}`;
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/docker'), `#!/bin/sh\necho ${digest}\n`, { mode: 0o755 });
  const readme = readFileSync('deploy/README.md', 'utf8');
  const [, commands = ''] = /## Images by digest\n[^]*?\n```\n([^]*?)\n```/.exec(readme)!;
  const run = () =>
    execFileSync('bash', ['-c', commands], {
      cwd: folder,
      env: { PATH: `${folder}/bin:${process.env['PATH']}` },
    });
  run();
  run(); // again after a change of a version
  const images = ['Dockerfile', 'deploy/compose.yaml', 'deploy/compose.monitoring.yaml']
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    .filter((line) => /^ *(FROM|image:) /.test(line) && !/northveld|scratch|FROM base/.test(line));
  expect(images).toHaveLength(5);
  for (const line of images) expect(line).toMatch(/[^@]+@sha256:[0-9a-f]{64}( AS base)?$/);
});

interface Service {
  environment: Record<string, string>;
  volumes?: string[];
}
const servicesIn = (name: string) =>
  (
    parse(readFileSync(join('deploy', name), 'utf8'), { merge: true }) as {
      services: Record<string, Service>;
    }
  ).services;

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

it('compose.monitoring.yaml mounts existing files, and has the services that Prometheus scrapes', () => {
  const monitoring = servicesIn('compose.monitoring.yaml');
  const mounted = Object.values(monitoring)
    .flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(':')[0]!))
    .filter((source) => source.startsWith('./'));
  for (const file of mounted) expect(existsSync(join('deploy', file)), file).toBe(true);
  const configuration = readFileSync('deploy/monitoring/prometheus.yml', 'utf8');
  const hosts = [...configuration.matchAll(/([a-z-]+[a-z0-9]):\d{4}\b/g)]
    .map(([, host]) => host!)
    .filter((host) => host !== 'localhost'); // Prometheus itself
  const services = Object.keys({ ...monitoring, ...servicesIn('compose.yaml') });
  expect(services).toEqual(expect.arrayContaining([...new Set(hosts)]));
  expect(hosts).toHaveLength(5);
});

it.each(readdirSync('.github/workflows'))('%s is a valid GitHub workflow', async (name) => {
  const content = readFileSync(join('.github/workflows', name), 'utf8');
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  expect(context.errors.getErrors().map(({ message }) => message)).toEqual([]);
  const { jobs } = await convertWorkflowTemplate(context, value!);
  expect(jobs.length).toBeGreaterThan(0);
});

it.each(readdirSync('.github/workflows'))(
  '%s names actions by commit, and puts no expression into a shell command',
  (name) => {
    const { jobs } = parse(readFileSync(join('.github/workflows', name), 'utf8')) as {
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
    const patterns = readFileSync(file, 'utf8').split('\n');
    for (const name of [
      'enquiries.csv',
      'enquiries.json',
      'Mon.db',
      'site.db-wal',
      'site.db-1.part',
    ])
      expect(
        patterns.some((pattern) => matchesGlob(name, pattern)),
        name,
      ).toBe(true);
    for (const folder of ['data', 'backups'])
      expect(patterns.map((pattern) => pattern.replace(/\/$/, ''))).toContain(folder);
  },
);
