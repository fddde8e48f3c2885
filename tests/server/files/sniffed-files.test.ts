import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FileLimit } from '../../../contract/rules/files/file-limits.ts';
import { bytesOf } from '../../../server/engine/files/content/file-bytes.ts';
import { readFacts } from '../../../server/engine/files/file-facts.ts';
import { acceptedFacts } from '../../../server/engine/files/refuse-file.ts';
import { disguisedFiles, filesInOne, honestFiles, scriptsAsImages } from '../../support/files/disguised-files.ts';
import { bombBytes, pngBombs } from '../../support/files/png-bombs.ts';
import { bmp, gif, jpeg, part, pngSaying, wav } from '../../support/files/sample-files.ts';
import { png } from '../../support/pictures.ts';

const everyType = Object.keys(honestFiles);
const anything: FileLimit = { types: everyType, megabytes: 20 };
const refusedAs = async (content: Buffer, limit = anything): Promise<unknown> =>
  acceptedFacts(bytesOf(content), limit).then(() => null, codeOf);
const codeOf = (error: unknown): unknown => (typeof error === 'object' && error !== null && 'code' in error ? error.code : error);

describe('the type of a file', () => {
  it.each(Object.entries(honestFiles))('is told by the content: %s', async (type, content) => {
    expect((await readFacts(bytesOf(content))).type).toBe(type);
    expect(await refusedAs(content)).toBeNull();
  });

  it('is no accepted one for 200 files that are not what their names say', async () => {
    expect(disguisedFiles).toHaveLength(200);
    for (const { content } of disguisedFiles) expect(await refusedAs(content)).toMatch(/^file_(?:type|empty)$/u);
  });

  it('is no accepted one in a field of any other type, whatever the file is called', async () => {
    for (const [type, content] of Object.entries(honestFiles)) {
      for (const other of everyType.filter((each) => each !== type)) {
        expect(await refusedAs(content, { types: [other], megabytes: 20 })).toBe('file_type');
      }
    }
  });

  it('is what the file begins as, where a page or an archive is hidden in it: it is never served as that', async () => {
    for (const { type, behind, before } of filesInOne) {
      expect((await readFacts(bytesOf(behind))).type).toBe(type);
      expect(await refusedAs(before)).toBe('file_type');
    }
  });

  it('is an image only where the file is a whole one: a script that begins as an image is refused', async () => {
    for (const content of scriptsAsImages) expect(await refusedAs(content)).toBe('image_damaged');
  });

  it('is one of the known ones, or none, for any bytes and any beginning of a file', async () => {
    const beginnings = fc.constantFrom(...Object.values(honestFiles));
    const cut = fc
      .tuple(beginnings, fc.nat(), fc.uint8Array({ maxLength: 200 }))
      .map(([content, at, rest]) => Buffer.concat([content.subarray(0, at % (content.length + 1)), rest]));
    const any = fc.oneof(fc.uint8Array({ maxLength: 300 }).map(Buffer.from), cut);
    await fc.assert(
      fc.asyncProperty(any, async (content) => {
        const { type, bytes } = await readFacts(bytesOf(content));
        expect([...everyType, 'application/octet-stream']).toContain(type);
        expect(bytes).toBe(content.length);
      }),
      { numRuns: 500 },
    );
  });

  it('is told without unpacking an archive', async () => {
    const bomb = disguisedFiles.find(({ content }) => content.subarray(0, 2).toString() === 'PK');
    const before = process.memoryUsage().arrayBuffers;
    await readFacts(bytesOf(bomb?.content ?? Buffer.alloc(0)));
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(5_000_000);
  });
});

describe('an image', () => {
  it.each([
    ['wider than a browser shows', pngSaying(30_000, 20), 'image_too_large'],
    ['of more pixels than a device decodes', pngSaying(8000, 8000), 'image_too_many_pixels'],
    ['without pixels', pngSaying(0, 20), 'image_damaged'],
    ['cut off', png(30, 20).subarray(0, -20), 'image_damaged'],
    ['cut off', bmp(30, 20).subarray(0, -20), 'image_damaged'],
    ['cut off', gif.subarray(0, -1), 'image_damaged'],
    ['cut off', jpeg.subarray(0, -2), 'image_damaged'],
  ])('is refused: %s, case %#', async (_, content, code) => {
    expect(await refusedAs(content)).toBe(code);
  });

  it.each(Object.entries(pngBombs()))('is not unpacked to be judged, whatever its parts unpack to: %s', async (_part, content) => {
    const before = process.memoryUsage().arrayBuffers;
    expect(await refusedAs(content)).toBeNull();
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(bombBytes / 50);
  });

  it('tells its width and height', async () => {
    expect(await readFacts(bytesOf(bmp(300, 40)))).toMatchObject({ width: 300, height: 40, seconds: null });
  });
});

describe('a sound', () => {
  it.each([
    ['of half a second', wav(0.5), 0.5],
    ['whose recorder did not know its length', wav(2, { said: 0xffffffff }), 2],
    ['with other parts before', wav(1, { before: part('LIST', Buffer.alloc(101)) }), 1],
  ])('tells its length: %s', async (_, content, seconds) => {
    expect(await readFacts(bytesOf(content))).toMatchObject({ type: 'audio/wav', seconds, width: null });
  });

  it.each([
    ['of no length', wav(0), 'sound_empty'],
    ['cut off', wav(1).subarray(0, -100), 'sound_damaged'],
    ['in an encoding that devices do not play', wav(1, { format: 0x55 }), 'sound_damaged'],
    ['without data', part('RIFF', Buffer.concat([Buffer.from('WAVE'), part('LIST', Buffer.alloc(10))])), 'sound_damaged'],
  ])('is refused: %s', async (_, content, code) => {
    expect(await refusedAs(content)).toBe(code);
  });
});
