import { readFileSync } from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileCentral, openFileCentral } from '../../support/files/file-central.ts';
import { bombBytes, pngBombs } from '../../support/files/png-bombs.ts';

/** The smallest animation: two red frames. */
const gif = Buffer.from(
  '47494638396102000200800000ff0000ffffff21ff0b4e45545343415045322e30030100000021f904000a0000002c000000000200020000020284510021f904000a0000002c00000000020002000002028451003b',
  'hex',
);

describe('a thumbnail', () => {
  let opened: FileCentral;
  beforeAll(async () => {
    opened = await openFileCentral();
  });
  afterAll(() => opened.close());

  const keep = (payload: Buffer, field: string): Promise<string> => opened.digestOf(payload, field);
  const thumbnail = (digest: string) => opened.central.app.inject({ method: 'GET', url: `/files/${digest}/thumbnail` });
  const poster = async (width: number, height: number): Promise<Buffer> => {
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    context.fillStyle = '#00a000';
    context.fillRect(0, 0, width, height);
    return canvas.encode('png');
  };

  it.each([
    ['of a wide image', [1920, 1080], [320, 180]],
    ['of a high image', [600, 1200], [90, 180]],
    ['of an image that is smaller', [100, 50], [100, 50]],
  ] as const)('%s keeps its proportions and is made once', async (_what, [width, height], expected) => {
    const digest = await keep(await poster(width, height), 'resource=playlists&field=items');
    const answer = await thumbnail(digest);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'public, max-age=31536000, immutable',
    ]);
    const image = await loadImage(answer.rawPayload);
    expect([image.width, image.height]).toEqual(expected);
    const row = await opened.central.db.selectFrom('files').select('thumbnail').where('digest', '=', digest).executeTakeFirstOrThrow();
    expect(row.thumbnail?.equals(answer.rawPayload)).toBe(true);
  });

  it.each(Object.entries(pngBombs()))(
    'is made of an image that unpacks to hundreds of megabytes, in flat memory: %s',
    async (_part, bomb) => {
      const answer = await thumbnail(await keep(bomb, 'resource=playlists&field=items'));
      expect(answer.statusCode).toBe(200);
      const peak = (): number => process.resourceUsage().maxRSS * 1024;
      const before = peak();
      expect((await loadImage(bomb)).width).toBe(20);
      expect(peak() - before).toBeLessThan(bombBytes / 4);
    },
  );

  it('is asked for by many at once, of an animation too', async () => {
    const digest = await keep(gif, 'resource=playlists&field=items');
    const answers = await Promise.all([1, 2, 3].map(() => thumbnail(digest)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  it('is not there for what is no file, and for a video where no program can make it', async () => {
    expect((await thumbnail('f'.repeat(64))).statusCode).toBe(404);
    const video = readFileSync(new URL('../../support/files/media/green-h264.mp4', import.meta.url));
    expect((await thumbnail(await keep(video, 'resource=playlists&field=items'))).statusCode).toBe(404);
  });
});
