import type { JSX } from 'react';
import { loudnessOf } from '../../../../contract/rules/sound/waveform.ts';
import { formatNumber } from '../../../crud/core/format.ts';
import { useWords } from '../../../crud/core/words.ts';
import { usePlayed } from '../../../kiosk-design/sound/use-played.ts';
import { useSound } from '../../../kiosk-design/sound/use-sound.ts';
import { WaveformShown } from '../../../kiosk-design/sound/waveform-shown.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { useDisplayWords } from '../state/display-words.ts';

/** An uploaded sound: played, seen as a waveform, with its length and loudness. */
export function SoundBar({ name, digest }: { readonly name: string; readonly digest: string }): JSX.Element {
  const { sound: said } = useDisplayWords();
  const { language } = useWords();
  const { data, error } = useSound(digest);
  const { isPlaying, isRefused, play, stop } = usePlayed(digest);
  if (error !== null) return <p className="display-fault">{said.unreadable}</p>;
  if (data === undefined) return <p className="quiet">{said.reading}</p>;
  const { seconds, waveform } = data;
  const loudness = loudnessOf(waveform);
  const figures = [
    said.seconds(formatNumber(Math.round(seconds * 10) / 10, language)),
    ...(waveform.decibels === null ? [] : [said.decibels(formatNumber(waveform.decibels, language))]),
    said.loudness[loudness],
  ];
  return (
    <>
      <div className="display-sound">
        <IconButton
          icon={isPlaying ? 'stop' : 'play'}
          label={isPlaying ? said.stop(name) : said.play(name)}
          onClick={() => (isPlaying ? stop() : play())}
        />
        <WaveformShown peaks={waveform.peaks} />
      </div>
      <p className={loudness === 'usual' ? 'quiet figures' : 'display-warning figures'}>{figures.join(', ')}</p>
      {isRefused ? <p role="alert">{said.notPlayed}</p> : null}
    </>
  );
}
