import { useQuery } from '@tanstack/react-query';
import { type JSX, useEffect, useRef, useState } from 'react';
import { type Loudness, loudnessOf, type Waveform, waveformOf } from '../../../contract/rules/files/waveform.ts';
import { useCalls } from '../../crud/core/calls.ts';
import { formatNumber } from '../../crud/core/format.ts';
import { useWords } from '../../crud/core/words.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import './sound-player.css';
import { fileAddress } from '../../../contract/rules/files/file-digest.ts';

type SoundWords = {
  readonly unreadable: string;
  readonly reading: string;
  readonly play: (name: string) => string;
  readonly stop: (name: string) => string;
  readonly notPlayed: string;
  readonly seconds: (length: string) => string;
  readonly decibels: (value: string) => string;
  readonly loudness: Readonly<Record<Loudness, string>>;
};

type SoundPlayerProps = {
  readonly name: string;
  readonly digest: string;
  readonly words: SoundWords;
  /** The class of the box around it, where it has one. */
  readonly box?: string;
};

/** An uploaded sound: played, seen as a waveform, with its length and loudness. */
export function SoundPlayer({ name, digest, words, box = '' }: SoundPlayerProps): JSX.Element {
  const { language } = useWords();
  const { data, error } = useSound(digest);
  const { isPlaying, isRefused, play, stop } = usePlayed(digest);
  if (error !== null) return <p className={`sound-player__fault ${box}`}>{words.unreadable}</p>;
  if (data === undefined) return <p className={`quiet ${box}`}>{words.reading}</p>;
  const { seconds, waveform } = data;
  const loudness = loudnessOf(waveform);
  const figures = [
    words.seconds(formatNumber(Math.round(seconds * 10) / 10, language)),
    ...(waveform.decibels === null ? [] : [words.decibels(formatNumber(waveform.decibels, language))]),
    words.loudness[loudness],
  ];
  return (
    <>
      <div className={`sound-player ${box}`}>
        <IconButton
          icon={isPlaying ? 'stop' : 'play'}
          label={isPlaying ? words.stop(name) : words.play(name)}
          onClick={() => (isPlaying ? stop() : play())}
        />
        <WaveformShown peaks={waveform.peaks} />
      </div>
      <p className={loudness === 'usual' ? 'quiet figures' : 'sound-player__warning figures'}>{figures.join(', ')}</p>
      {isRefused ? <p role="alert">{words.notPlayed}</p> : null}
    </>
  );
}

type ReadSound = { readonly seconds: number; readonly waveform: Waveform };

const barCount = 80;
/** What the browser decodes to; the length is the same for each. */
const samplesASecond = 44_100;

/** The length and the waveform of an uploaded sound. Its content never changes, so it is read once. */
function useSound(digest: string) {
  const { download } = useCalls();
  return useQuery({
    queryKey: ['kiosk-sound', digest],
    queryFn: async ({ signal }) => {
      const { content } = await download('GET /files/{digest}', { path: { digest }, signal });
      return readSound(await new Response(content).arrayBuffer());
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

async function readSound(content: ArrayBuffer): Promise<ReadSound> {
  const decoded = await new OfflineAudioContext(1, 1, samplesASecond).decodeAudioData(content);
  const channels = Array.from({ length: decoded.numberOfChannels }, (_, channel) => decoded.getChannelData(channel));
  return { seconds: decoded.duration, waveform: waveformOf(channels, barCount) };
}

const barStep = 4;
const barHeight = 48;

/** A sound as bars from its beginning to its end. */
function WaveformShown({ peaks }: { readonly peaks: readonly number[] }): JSX.Element {
  const bars = peaks.map((peak, at) => {
    const half = Math.max(0.5, (peak * (barHeight - 4)) / 2);
    return `M${at * barStep + 2} ${barHeight / 2 - half}v${2 * half}`;
  });
  return (
    <svg className="waveform" viewBox={`0 0 ${peaks.length * barStep} ${barHeight}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={bars.join('')} />
    </svg>
  );
}

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
