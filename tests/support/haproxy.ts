import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { temporaryFolder } from './site-process.ts';
import { until } from './until.ts';

export interface Balancer {
  origin: string;
  /** Whether the last probe of a server (by its place in the list) was a 200. */
  isUp(server: number): Promise<boolean>;
}

/**
 * A real HAProxy in front of servers on these ports of this machine. It probes /readyz each second;
 * two failures take a server out, one success brings it back. Resolves when all are up; ends with
 * the test.
 */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const [port, statusPort] = [await freePort(), await freePort()];
  const file = join(temporaryFolder(), 'haproxy.cfg');
  writeFileSync(file, configuration(port, statusPort, ports));
  const haproxy = spawn('haproxy', ['-db', '-q', '-f', file], { stdio: 'ignore' });
  const ended = once(haproxy, 'exit');
  onTestFinished(async () => {
    haproxy.kill('SIGKILL');
    await ended;
  });
  await once(haproxy, 'spawn');

  const isUp = async (server: number) => {
    const response = await fetch(`http://127.0.0.1:${statusPort}/;csv`);
    const row = (await response.text())
      .split('\n')
      .find((line) => line.startsWith(`site,s${server},`));
    // "UP", and not "UP 1/3" on its way down; "no check" before the first one.
    return row?.split(',')[17] === 'UP';
  };
  await until(async () => {
    try {
      return (await Promise.all(ports.map((_, server) => isUp(server)))).every(Boolean);
    } catch {
      return false; // HAProxy doesn't listen yet
    }
  });
  return { origin: `http://127.0.0.1:${port}`, isUp };
}

const configuration = (port: number, statusPort: number, ports: readonly number[]) => `
defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout check 1s

frontend visitors
  bind 127.0.0.1:${port}
  option forwardfor
  default_backend site

backend site
  balance roundrobin
  option httpchk GET /readyz
  http-check expect status 200
  default-server check inter 1s fall 2 rise 1
${ports.map((its, server) => `  server s${server} 127.0.0.1:${its}`).join('\n')}

frontend status
  bind 127.0.0.1:${statusPort}
  stats enable
  stats uri /
`;
