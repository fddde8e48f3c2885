import { createHash, randomFillSync } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Upload } from 'tus-js-client';
import { expect, it, vi } from 'vitest';
import { uploadsAddress } from '../../../contract/rules/files/upload-name.ts';
import { playlistField } from '../../support/files/file-central.ts';
import { wav } from '../../support/files/sample-files.ts';
import { isRunning, standInConverter } from '../../support/files/stand-in-converter.ts';
import { textAt } from '../../support/people.ts';
import { administrator } from './administrator.ts';
import { makeAdministrator } from './first-sign-in.ts';
import { aDataDirectory, aProgram } from './program.ts';

const content = wav(700);
randomFillSync(content, 100);
const metadata = { resource: 'virtual-displays', field: 'call_sound_file' };
const waiting = { timeout: 30_000, interval: 50 };

it('an upload under which the server is killed goes on from where it was, and is the file that was sent', async () => {
  const directory = aDataDirectory();
  const first = aProgram(['--empty'], { DATA_DIR: directory });
  const origin = await first.origin();
  await makeAdministrator(first, origin);
  let person = await administrator(origin);
  const environment = { DATA_DIR: directory, PORT: new URL(origin).port };
  let second: ReturnType<typeof aProgram> | undefined;
  const asked: string[] = [];
  const address = await new Promise<string>((resolve, reject) => {
    const upload = new Upload(content, {
      endpoint: `${origin}${uploadsAddress}`,
      chunkSize: 500_000,
      metadata,
      retryDelays: [500, 1000, 2000, 4000, 8000, 16_000, 16_000],
      onBeforeRequest: (request) => {
        asked.push(request.getMethod());
        request.setHeader('Authorization', `Bearer ${person.token}`);
      },
      onChunkComplete: (_, sent) => {
        if (sent < 4_000_000 || second !== undefined) return;
        first.child.kill('SIGKILL');
        second = aProgram(['--empty'], environment);
        void second.origin().then(async () => {
          person = await administrator(origin);
        });
      },
      onShouldRetry: () => true,
      onError: reject,
      onSuccess: () => resolve(upload.url ?? ''),
    });
    upload.start();
  });
  // It asked where it had ended, and did not begin again.
  expect(asked.filter((method) => method === 'POST')).toHaveLength(1);
  expect(asked).toContain('HEAD');
  const kept = await person.call('POST', `${new URL(address).pathname}/finish`, '{}');
  const digest = createHash('sha256').update(content).digest('hex');
  expect(textAt(kept, 'digest')).toBe(digest);
  expect(existsSync(join(directory, 'files', digest.slice(0, 2), digest))).toBe(true);
  await second?.stop();
}, 180_000);

it('a video whose server is killed while it is converted is not half of one, and is converted once it is asked again', async () => {
  const directory = aDataDirectory();
  const halves = () => readdirSync(join(directory, 'uploads')).filter((name) => name.startsWith('converted-'));
  const hanging = standInConverter('hangs', 60_000);
  const first = aProgram(['--empty'], { DATA_DIR: directory, FFMPEG_PATH: hanging.program });
  const origin = await first.origin();
  await makeAdministrator(first, origin);
  const before = await administrator(origin);
  const sent = await fetch(`${origin}/central/files?${playlistField}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${before.token}` },
    body: new Uint8Array(readFileSync(new URL('../../support/files/media/unreadable.avi', import.meta.url))),
  });
  const path = `/files/${textAt(await sent.json(), 'digest')}/conversion?${playlistField}`;
  await before.call('POST', path, '{}');
  await vi.waitFor(() => expect(halves()).toHaveLength(1), waiting);
  first.child.kill('SIGKILL');
  await first.ended;
  await vi.waitFor(() => expect([isRunning(hanging.processId()), halves()]).toEqual([false, []]), waiting);

  const second = aProgram(['--empty'], { DATA_DIR: directory, FFMPEG_PATH: standInConverter('works').program });
  const after = await administrator(await second.origin());
  expect(await after.call('GET', path)).toMatchObject({ state: 'none' });
  await after.call('POST', path, '{}');
  await vi.waitFor(
    async () => expect(await after.call('GET', path)).toMatchObject({ state: 'done', file: { type: 'video/mp4' } }),
    waiting,
  );
  await second.stop();
}, 120_000);
