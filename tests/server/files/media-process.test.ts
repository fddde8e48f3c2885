import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { isRunning, standInConverter } from '../../support/files/stand-in-converter.ts';

const quick = { timeout: 30_000, interval: 50 };

describe('the process that converts', () => {
  it('ends with a server that is killed, with the program that it started and its half of a file', async () => {
    const converter = standInConverter('staysInPlace', 60_000);
    const output = join(mkdtempSync(join(tmpdir(), 'killed-server-')), 'converted');
    const order = { ...converter, file: '/nowhere', output, seconds: 1, mostBytes: 1000, keepsPicture: false };
    const module = new URL('../../../server/adapters/media/media-process.ts', import.meta.url).href;
    const script = `import { askMediaProcess } from ${JSON.stringify(module)};
      setInterval(() => undefined, 1000);
      void askMediaProcess({ task: 'conversion', order: ${JSON.stringify(order)} }, { longestMs: 60_000 }).catch(() => undefined);`;
    const server = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], { stdio: 'ignore' });
    onTestFinished(() => void server.kill('SIGKILL'));
    await vi.waitFor(() => expect(existsSync(output)).toBe(true), quick);
    expect(isRunning(converter.processId())).toBe(true);
    server.kill('SIGKILL');
    await vi.waitFor(() => expect([isRunning(converter.processId()), existsSync(output)]).toEqual([false, false]), quick);
  });
});
