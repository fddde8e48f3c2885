import { type JSX, useCallback, useEffect, useRef, useState } from 'react';
import { fileAddress } from '../../../../contract/rules/files/file-digest.ts';
import type { PlayItem } from '../../../../contract/rules/playing/playlist.ts';
import { loopSeconds } from '../../../../contract/rules/playing/what-plays.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import './playlists.css';
import '../../../ui/page/progress.css';
import { spokenLength, usePlaylistWords } from './playlist-words.ts';

type LoopProps = { readonly items: readonly PlayItem[]; readonly onClose: () => void };

/** A video that does not end is left so long after its length. */
const graceMilliseconds = 3_000;
const tickMilliseconds = 250;

/** The whole loop as a display plays it, from the first item on. */
export function LoopPreview({ items, onClose }: LoopProps): JSX.Element {
  const words = usePlaylistWords();
  const [place, setPlace] = useState({ index: 0, round: 0 });
  const [isPaused, setPaused] = useState(false);
  const [elapsed, setElapsed] = useState(0);
  const [failed, setFailed] = useState('');
  const video = useRef<HTMLVideoElement>(null);
  const item = items[place.index];
  const played = useRef(0);
  const step = useCallback(
    (by: number): void => {
      played.current = 0;
      setElapsed(0);
      setPlace(({ index, round }) => ({ index: (index + by + items.length) % Math.max(1, items.length), round: round + 1 }));
      // A loop of one video starts it again.
      if (video.current !== null) video.current.currentTime = 0;
    },
    [items.length],
  );
  const lengthMs = (item?.display_length ?? 0) * 1000;
  const endMs = item?.kind === 'video' ? lengthMs + graceMilliseconds : lengthMs;
  useEffect(() => {
    if (isPaused || item === undefined) return undefined;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      played.current += now - last;
      last = now;
      if (played.current >= endMs) step(1);
      else setElapsed(played.current);
    }, tickMilliseconds);
    return () => clearInterval(timer);
  }, [isPaused, item, endMs, step]);
  useEffect(() => {
    const element = video.current;
    if (element === null || item?.kind !== 'video') return;
    if (isPaused) element.pause();
    // The error event of the element says what the browser does not play.
    else void element.play().catch(() => undefined);
  }, [isPaused, item]);
  const fail = (): void => {
    setFailed(words.loop.failed(item?.title ?? ''));
    step(1);
  };
  const before = loopSeconds(items.slice(0, place.index));
  return (
    <Dialog title={words.loop.title} closeLabel={words.loop.close} onClose={onClose} wide>
      {item === undefined || item.file === null ? (
        <p>{words.loop.empty}</p>
      ) : (
        <>
          <div className="playlist-loop" data-item={place.index} data-title={item.title}>
            {/* One element of each kind for the whole loop: removed videos keep their memory. */}
            <img
              hidden={item.kind !== 'image'}
              src={item.kind === 'image' ? fileAddress(item.file) : undefined}
              alt={item.title}
              onError={fail}
            />
            <video
              key="video"
              ref={video}
              hidden={item.kind !== 'video'}
              src={item.kind === 'video' ? fileAddress(item.file) : undefined}
              muted
              playsInline
              aria-label={item.title}
              onEnded={() => (items.length === 1 ? void restart(video.current) : step(1))}
              onError={item.kind === 'video' ? fail : undefined}
              onLoadedMetadata={({ currentTarget }) => (currentTarget.videoWidth === 0 ? fail() : undefined)}
            />
          </div>
          <div className="playlist-loop__bar">
            <IconButton icon="chevronLeft" label={words.loop.previous} onClick={() => step(-1)} />
            <IconButton
              icon={isPaused ? 'play' : 'pause'}
              label={isPaused ? words.loop.resume : words.loop.pause}
              onClick={() => setPaused(!isPaused)}
            />
            <IconButton icon="chevronRight" label={words.loop.next} onClick={() => step(1)} />
            <span>{words.loop.place(place.index + 1, items.length, item.title)}</span>
            <span className="quiet figures playlist-loop__total">
              {spokenLength(before + Math.min(elapsed, lengthMs) / 1000)} / {words.loop.total(spokenLength(loopSeconds(items)))}
            </span>
          </div>
          <progress className="progress__bar" aria-label={item.title} max={lengthMs} value={Math.min(elapsed, lengthMs)} />
          <p className="quiet" role="status">
            {failed}
          </p>
        </>
      )}
    </Dialog>
  );
}

/** A loop of one video begins again where it is. */
async function restart(video: HTMLVideoElement | null): Promise<void> {
  if (video === null) return;
  video.currentTime = 0;
  await video.play().catch(() => undefined);
}
