import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CallAnswer } from '../../../../contract/client/calls.ts';
import { fileAddress } from '../../../../contract/rules/files/file-digest.ts';
import { type Playability, playabilityOf } from '../../../../contract/rules/files/file-types.ts';
import type { PlayItem } from '../../../../contract/rules/playing/playlist.ts';
import { useCalls } from '../../../crud/core/calls.ts';

/** What the browser itself knows of a file. `seconds` is the length of a video; `plays` is false where the screen would stay black. */
export type MediaFacts = { readonly width: number; readonly height: number; readonly seconds: number | null; readonly plays: boolean };

/** After so long a file counts as one that the browser cannot read. */
const patienceMilliseconds = 20_000;

/** Reads what the browser can tell of an image or a video at the address. Never fails: what cannot be read does not play. */
export function readMedia(kind: 'image' | 'video', address: string): Promise<MediaFacts> {
  const unread: MediaFacts = { width: 0, height: 0, seconds: null, plays: false };
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(unread), patienceMilliseconds);
    const settle = (facts: MediaFacts): void => {
      clearTimeout(timer);
      resolve(facts);
    };
    if (kind === 'image') {
      const image = new Image();
      image.addEventListener('load', () => settle({ width: image.naturalWidth, height: image.naturalHeight, seconds: null, plays: true }));
      image.addEventListener('error', () => settle(unread));
      image.src = address;
      return;
    }
    const video = document.createElement('video');
    video.preload = 'metadata';
    video.muted = true;
    let isRead = false;
    const report = (): void => {
      const { videoWidth: width, videoHeight: height, duration } = video;
      if (!Number.isFinite(duration)) return;
      // A codec that the browser does not know has sound and no picture.
      settle({ width, height, seconds: duration, plays: width > 0 });
      isRead = true;
      video.removeAttribute('src');
      video.load();
    };
    video.addEventListener('loadedmetadata', report);
    video.addEventListener('durationchange', () => {
      if (isRead) return;
      // A recording may say its length at its end alone.
      if (video.duration === Number.POSITIVE_INFINITY) video.currentTime = Number.MAX_SAFE_INTEGER;
      else report();
    });
    video.addEventListener('error', () => settle(unread));
    video.src = address;
  });
}

const known = new Map<string, Promise<MediaFacts>>();

/** What is known of a stored file; undefined until it is read. A file never changes, so it is read once. */
function useMediaFacts(kind: 'image' | 'video', address: string | null): MediaFacts | undefined {
  const [facts, setFacts] = useState<MediaFacts>();
  useEffect(() => {
    if (address === null) return undefined;
    let isShown = true;
    const reading = known.get(address) ?? readMedia(kind, address);
    known.set(address, reading);
    void reading.then((read) => isShown && setFacts(read));
    return () => {
      isShown = false;
    };
  }, [kind, address]);
  return facts;
}

/** What the server knows of a stored file. */
export type StoredFacts = CallAnswer<'POST /files/facts'>['files'][number];

/** What the server knows of stored files, by digest. A file never changes, so what is known stays. */
export function useStoredFacts(digests: readonly string[]): ReadonlyMap<string, StoredFacts> {
  const { ask } = useCalls();
  const asked = [...new Set(digests)].toSorted();
  const { data } = useQuery({
    queryKey: ['files', 'facts', asked],
    queryFn: async () => (await ask('POST /files/facts', { body: { digests: asked } })).files,
    enabled: asked.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
    retry: false,
  });
  return new Map((data ?? []).map((facts) => [facts.digest, facts]));
}

/** What an item shows: its size in pixels, and whether displays play it. */
export type KnownFacts = { readonly width: number; readonly height: number; readonly playability: Playability };

/** What the server knows; of files from before it reads them, what the browser does. Undefined until one of them is known. */
export function useKnownFacts({ file, kind }: Pick<PlayItem, 'file' | 'kind'>, stored: StoredFacts | undefined): KnownFacts | undefined {
  const isStored = stored !== undefined && stored.width !== null && stored.height !== null && playabilityOf(stored) !== 'unknown';
  const read = useMediaFacts(kind, file === null || isStored ? null : fileAddress(file));
  if (isStored) return { width: stored.width ?? 0, height: stored.height ?? 0, playability: playabilityOf(stored) };
  return read === undefined ? undefined : { width: read.width, height: read.height, playability: read.plays ? 'plays' : 'unknown' };
}
