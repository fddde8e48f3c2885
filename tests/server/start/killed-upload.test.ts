import { createHash, randomFillSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Upload } from 'tus-js-client';
import { expect, it } from 'vitest';
import { uploadsAddress } from '../../../contract/rules/files/upload-name.ts';
import { wav } from '../../support/files/sample-files.ts';
import { textAt } from '../../support/people.ts';
import { administrator } from './administrator.ts';
import { makeAdministrator } from './first-sign-in.ts';
import { aDataDirectory, aProgram } from './program.ts';

const content = wav(700);
randomFillSync(content, 100);
const metadata = { resource: 'virtual-displays', field: 'call_sound_file' };

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
