import { createHash, randomFillSync } from 'node:crypto';
import { rmSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { devicePlace } from '../../support/files/device-place.ts';
import { type FileCentral, openFileCentral } from '../../support/files/file-central.ts';
import { wav } from '../../support/files/sample-files.ts';
import { valueAt } from '../../support/people.ts';
import { aVolume, fill, mayMount } from '../../support/volumes.ts';

const content = wav(200);
randomFillSync(content, 1000);
const digest = createHash('sha256').update(content).digest('hex');
const half = Math.floor(content.length / 2);

/** Its files are on a volume of 8 MB, of which nothing says how full it is: writing alone finds out. */
async function onSmallVolume(): Promise<FileCentral & { readonly volume: string }> {
  const volume = aVolume('size=8m');
  const opened = await openFileCentral(devicePlace(undefined, null, volume));
  onTestFinished(opened.close);
  return { ...opened, volume };
}

describe.runIf(mayMount)('a disk that fills while a file is sent', () => {
  it('refuses a whole file in Czech, keeps nothing of it, and takes it once there is room', async () => {
    const { upload, place, central, volume } = await onSmallVolume();
    const ballast = fill(volume, 1);
    const refused = await upload(content);
    expect([refused.status, valueAt(refused.body, 'err')]).toEqual([503, 'disk_full']);
    expect(valueAt(refused.body, 'message')).toContain('Na disku serveru není místo');
    expect([place.unfinished(), place.stored(), await central.db.selectFrom('files').select('digest').execute()]).toEqual([[], [], []]);
    rmSync(ballast);
    expect(await upload(content)).toMatchObject({ status: 201, body: { digest } });
  });

  it('stops an upload in pieces where it is, and lets it go on from there to the very file', async () => {
    const { begin, piece, offsetOf, finish, place, volume } = await onSmallVolume();
    const address = String((await begin(content.length)).headers['location']);
    expect((await piece(address, 0, content.subarray(0, half))).status).toBe(204);
    const ballast = fill(volume);
    const full = await piece(address, half, content.subarray(half));
    expect([full.status, valueAt(full.body, 'err')]).toEqual([503, 'disk_full']);
    expect(Number(full.headers['retry-after'])).toBeGreaterThan(0);
    rmSync(ballast);
    const offset = await offsetOf(address);
    expect(offset).toBeGreaterThanOrEqual(half);
    expect((await piece(address, offset, content.subarray(offset))).status).toBe(204);
    // What is left of it is too small for the answer that is kept for a repetition.
    fill(volume);
    expect(await finish(address)).toMatchObject({ status: 201, body: { digest } });
    expect(place.stored()).toEqual([`${digest.slice(0, 2)}/${digest}`]);
  });
});
