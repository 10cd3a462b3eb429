import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const PACKAGES = ['next@16.4.6', 'react@19.3.1', 'react-dom@19.3.1'];

const files = {
  'package.json': '{ "private": true }',
  'app/layout.js': `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}`,
  'app/page.js': `export default function Page() {
  return <h1>A page</h1>;
}`,
  // What startSite asks for.
  'public/readyz': 'ready',
};

/**
 * Installs and builds Next's smallest example, the peer whose start and memory the site's are compared with.
 *
 * @returns its folder, and the command that serves it there
 */
export function buildNextExample(): { folder: string; command: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'next-example-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  const command = [process.execPath, 'node_modules/next/dist/bin/next'];
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...PACKAGES], { cwd: folder });
  execFileSync(command[0]!, [command[1]!, 'build'], { cwd: folder, env, stdio: 'inherit' });
  return { folder, command: [...command, 'start'] };
}
