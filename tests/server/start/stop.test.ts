import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { describe, expect, it, onTestFinished } from 'vitest';
import { root } from '../../../scripts/basics/places.mjs';
import { startServer } from '../../support/server-process.ts';
import { aDataDirectory, aProgram, type Program } from './program.ts';

describe('a server that is told to stop', () => {
  it('answers what is in flight, sends idle clients away and does not wait for them', async () => {
    const program = aProgram(['--empty'], { DATA_DIR: aDataDirectory() });
    const port = Number(new URL(await program.origin()).port);
    const agent = new Agent({ keepAlive: true });
    await getOnce(port, agent);

    const body = JSON.stringify({ refresh_token: 'nothing that anybody holds' });
    const flight = connect(port, '127.0.0.1');
    const answer = textOf(flight);
    await new Promise<void>((resolve) => {
      const head = `POST /central/auth/refresh HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
      flight.write(head + body.slice(0, 10), () => resolve());
    });
    // An answer to a later request: by then the server has the first one in hand.
    await getOnce(port, new Agent());

    const [idle] = Object.values(agent.freeSockets).flatMap((sockets) => sockets ?? []);
    if (idle === undefined) throw new Error('the client is not idle');
    const sentAway = once(idle, 'close');
    const notifiedAt = performance.now();
    program.child.kill('SIGTERM');
    await program.until(/Pořadník končí/u);
    await sentAway;
    // At once, while the other is still in flight: left alone, an idle client would stay for 5 seconds.
    expect(performance.now() - notifiedAt).toBeLessThan(3000);
    flight.write(body.slice(10));
    expect(await answer).toMatch(/^HTTP\/1\.1 401 [\s\S]*Unauthorized/u);
    expect(await answer).toMatch(/connection: close/iu);
    expect(await program.ended).toBe(0);
    agent.destroy();
  });

  it('stops in order although nobody reads any more what it says', async () => {
    const program = aProgram(['--empty'], { DATA_DIR: aDataDirectory(), LOG_LEVEL: 'info' });
    await program.origin();
    for (const stream of [program.child.stdout, program.child.stderr]) stream?.destroy();
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(0);
  });
});

describe('a server that npm started', () => {
  const kinds = ['npm', 'the shell between', 'scripts/start.mjs'] as const;

  it('ends in order whichever of its processes is told to, and the next start waits for it', { timeout: 180_000 }, async () => {
    const [folder, DATA_DIR] = [aRelease(), aDataDirectory()];
    const started: Program[] = [];
    onTestFinished(() => started.forEach(killGroup));
    const start = () => {
      const program = startServer({ options: ['--empty'], environment: { DATA_DIR }, command: ['npm', 'start', '--'], folder });
      started.push(program);
      return program;
    };
    let running = start();
    for (const kind of kinds) {
      await running.origin();
      const { child: npm, ended, said, complained } = running;
      const shell = childOf(npm.pid);
      const pid = { npm: npm.pid ?? 0, 'the shell between': shell, 'scripts/start.mjs': childOf(shell) }[kind];
      const exit = once(npm, 'exit');
      process.kill(pid, 'SIGTERM');
      await exit;
      running = start();
      await ended;
      expect([kind, said()]).toEqual([kind, expect.stringContaining('Pořadník skončil.')]);
      expect(complained()).not.toContain('Složku s daty už používá');
    }
    await running.origin();
    process.kill(running.child.pid ?? 0, 'SIGTERM');
    await running.ended;
    expect(running.complained()).not.toContain('Složku s daty už používá');
  });
});

/** What is installed without its sources, which is never built again: the package with the server of this run. */
function aRelease(): string {
  const folder = aDataDirectory();
  for (const name of ['package.json', 'scripts']) cpSync(join(root, name), join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist', 'build.json'), '{}');
  symlinkSync(dirname(process.env['TEST_SERVER'] ?? ''), join(folder, 'dist', 'server'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Also what has outlived npm. */
function killGroup({ child }: Program): void {
  try {
    process.kill(-(child.pid ?? 0), 'SIGKILL');
  } catch {
    // All of it has ended.
  }
}

function childOf(pid: number | undefined): number {
  return Number(execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' }));
}

function getOnce(port: number, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path: '/health/live', agent }, (reply) => {
      reply.resume().once('end', resolve);
    });
    asked.once('error', reject).end();
  });
}

function textOf(socket: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
    socket.once('end', () => resolve(text)).once('error', reject);
  });
}
