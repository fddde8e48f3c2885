import type { JSX } from 'react';
import { type Loudness, loudnessOf } from '../../../contract/rules/sound/waveform.ts';
import { formatNumber } from '../../crud/core/format.ts';
import { useWords } from '../../crud/core/words.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import './sound-player.css';
import { usePlayed } from './use-played.ts';
import { useSound } from './use-sound.ts';
import { WaveformShown } from './waveform-shown.tsx';

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
