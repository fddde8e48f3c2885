import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileCentral, openFileCentral, playlistField } from '../../support/files/file-central.ts';

describe('an uploaded video', () => {
  let opened: FileCentral;
  beforeAll(async () => {
    opened = await openFileCentral();
  });
  afterAll(() => opened.close());

  const upload = (payload: Buffer) => opened.upload(payload, playlistField);
  const ofMedia = (name: string) => readFileSync(new URL(`../../support/files/media/${name}`, import.meta.url));

  it.each([
    ['green-h264.mp4', { type: 'video/mp4', video: 'AVC', audio: 'AAC', width: 320, height: 180, seconds: 1.5 }],
    ['silent-ac3.mp4', { type: 'video/mp4', video: 'AVC', audio: 'AC-3', width: 320, height: 180, seconds: 1.5 }],
    ['black-mpeg4.mp4', { type: 'video/mp4', video: 'MPEG-4 Visual', audio: 'AAC', width: 180, height: 320, seconds: 1.5 }],
    ['unreadable.avi', { type: 'video/vnd.avi', video: 'MPEG-4 Visual', audio: null, width: 160, height: 90, seconds: 1.5 }],
    ['unreadable.mpeg', { type: 'video/mpeg', video: 'MPEG Video', audio: null, width: 160, height: 90, seconds: 1.48 }],
  ])('is known by its size, its length and its codecs: %s', async (name, facts) => {
    expect(await upload(ofMedia(name))).toMatchObject({ status: 201, body: facts });
  });

  it('that no one can read is taken, with nothing said about it', async () => {
    const broken = Buffer.concat([ofMedia('green-h264.mp4').subarray(0, 24), Buffer.alloc(500, 7)]);
    expect(await upload(broken)).toMatchObject({ status: 201, body: { type: 'video/mp4', video: null, seconds: null, width: null } });
  });
});
