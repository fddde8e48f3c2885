import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Reply } from '../../support/central.ts';
import { type DevicePlace, devicePlace } from '../../support/files/device-place.ts';
import { type FileCentral, openFileCentral, playlistField } from '../../support/files/file-central.ts';
import { isRunning, type StandInConverter, standInConverter } from '../../support/files/stand-in-converter.ts';
import { type Client, valueAt } from '../../support/people.ts';

const quick = { timeout: 30_000, interval: 50 };
const field = playlistField;

describe('a video that browsers do not play', () => {
  let opened: FileCentral;
  let place: DevicePlace;
  let root: Client;
  const openWith = async (converter: StandInConverter | null) => {
    opened = await openFileCentral(devicePlace(undefined, converter));
    ({ place, root } = opened);
  };
  afterEach(() => opened.close());

  const upload = (name: string): Promise<string> =>
    opened.digestOf(readFileSync(new URL(`../../support/files/media/${name}`, import.meta.url)), field);
  const start = (digest: string): Promise<Reply> => root.post(`/files/${digest}/conversion?${field}`, {});
  const read = async (digest: string) => (await root.get(`/files/${digest}/conversion?${field}`)).body;
  const becomes = (digest: string, expected: object) => vi.waitFor(async () => expect(await read(digest)).toMatchObject(expected), quick);
  /** Nothing is left of what was not finished. */
  const isClean = () => vi.waitFor(() => expect(place.unfinished()).toEqual([]), quick);

  it('is stored as it is where the machine has no program that converts', async () => {
    await openWith(null);
    const digest = await upload('unreadable.avi');
    expect((await start(digest)).body).toMatchObject({ state: 'unavailable' });
    expect(place.stored()).toHaveLength(1);
  });

  it('is converted one after the other, with progress, and once for all who ask', async () => {
    const converter = standInConverter('waits');
    await openWith(converter);
    const [first, second] = [await upload('unreadable.avi'), await upload('silent-ac3.mp4')];
    await start(first);
    await start(second);
    await becomes(first, { state: 'converting', share: 0.5 });
    expect(await read(second)).toMatchObject({ state: 'waiting', ahead: 1 });
    expect((await start(first)).body).toMatchObject({ state: 'converting' });
    converter.go();
    await becomes(first, { state: 'done', file: { type: 'video/mp4', video: 'AVC', audio: 'AAC' } });
    await becomes(second, { state: 'done' });
    expect((await start(first)).body).toMatchObject({ state: 'done' });
    const starts = converter.starts();
    expect(starts).toHaveLength(2);
    // A picture that browsers show is left as it is.
    expect(starts.map((options) => options.includes('-c:v copy'))).toEqual([false, true]);
    await isClean();
  });

  it('is given up when it is cancelled: the program ends, and its half goes', async () => {
    const converter = standInConverter('hangs', 60_000);
    await openWith(converter);
    const digest = await upload('unreadable.avi');
    await start(digest);
    await vi.waitFor(() => expect(place.unfinished().some((name) => name.startsWith('converted-'))).toBe(true), quick);
    expect((await root.remove(`/files/${digest}/conversion?${field}`)).status).toBe(204);
    expect(await read(digest)).toMatchObject({ state: 'none' });
    await vi.waitFor(() => expect(isRunning(converter.processId())).toBe(false), quick);
    await isClean();
  });

  it.each([
    ['hung', 'staysInPlace', 300],
    ['disk_full', 'fillsDisk', 5_000],
    ['damaged', 'fails', 5_000],
  ] as const)('is not converted by a program that fails, and says why: %s', async (reason, behaviour, stalledMs) => {
    const converter = standInConverter(behaviour, stalledMs);
    await openWith(converter);
    const digest = await upload('unreadable.mpeg');
    await start(digest);
    await becomes(digest, { state: 'failed', reason, file: null });
    expect(isRunning(converter.processId())).toBe(false);
    await isClean();
    expect(valueAt((await root.post('/files/facts', { digests: [digest] })).body, 'files')).toMatchObject([{ type: 'video/mpeg' }]);
  });

  it('that hangs is ended, and the next in the line goes on', async () => {
    const converter = standInConverter('hangsOnce', 500);
    await openWith(converter);
    const [first, second] = [await upload('unreadable.avi'), await upload('silent-ac3.mp4')];
    await start(first);
    expect((await start(second)).body).toMatchObject({ state: 'waiting', ahead: 1 });
    await becomes(first, { state: 'failed', reason: 'hung' });
    await becomes(second, { state: 'done', file: { type: 'video/mp4' } });
    await isClean();
  });

  it('is not begun where the disk has no room', async () => {
    const converter = standInConverter('works');
    await openWith(converter);
    const digest = await upload('unreadable.avi');
    place.setFreeBytes(1_000_000);
    expect((await start(digest)).body).toMatchObject({ state: 'failed', reason: 'disk_full' });
    expect(converter.starts()).toEqual([]);
  });
});
