import { useEffect, useRef, useState } from 'react';
import { fileAddress } from '../../../contract/rules/files/file-digest.ts';

/** Plays an uploaded sound from its beginning; `isRefused` where the browser did not. */
export function usePlayed(digest: string) {
  const sound = useRef<HTMLAudioElement | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => () => sound.current?.pause(), []);
  const stop = (): void => {
    sound.current?.pause();
    setPlaying(false);
  };
  const play = (): void => {
    const played = new Audio(fileAddress(digest));
    played.addEventListener('ended', () => setPlaying(false));
    sound.current = played;
    setPlaying(true);
    setRefused(false);
    played.play().catch(() => {
      // One that was stopped before it began was not refused.
      if (played.paused && sound.current === played && played.error === null) return setPlaying(false);
      setPlaying(false);
      return setRefused(true);
    });
  };
  return { isPlaying, isRefused, play, stop };
}
