import type { JSX } from 'react';
import { loudnessOf } from '../../../../contract/rules/sound/waveform.ts';
import { formatNumber } from '../../../crud/core/format.ts';
import { useWords } from '../../../crud/core/words.ts';
import { usePlayed } from '../../../kiosk-design/sound/use-played.ts';
import { useSound } from '../../../kiosk-design/sound/use-sound.ts';
import { WaveformShown } from '../../../kiosk-design/sound/waveform-shown.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { useStatesWords } from '../state/states-words.ts';
import { FileOfParameter, type GivenParameter } from './file-of-parameter.tsx';

/** What the kiosk plays in a state, to be played here, as a waveform, with its length and loudness. */
export function SoundOfState({ given }: { readonly given: GivenParameter }): JSX.Element {
  const said = useStatesWords();
  return (
    <FileOfParameter given={given} kind="file">
      {given.digest === null ? (
        <p className="kiosk-sound kiosk-sound--none quiet">{said.silent}</p>
      ) : (
        <OwnSound key={given.digest} name={said.parameters[given.parameter]} digest={given.digest} />
      )}
    </FileOfParameter>
  );
}

function OwnSound({ name, digest }: { readonly name: string; readonly digest: string }): JSX.Element {
  const said = useStatesWords();
  const { language } = useWords();
  const { data, error } = useSound(digest);
  const { isPlaying, isRefused, play, stop } = usePlayed(digest);
  if (error !== null) return <p className="kiosk-sound kiosk-state__warning">{said.unreadableSound}</p>;
  if (data === undefined) return <p className="kiosk-sound quiet">{said.reading}</p>;
  const { seconds, waveform } = data;
  const loudness = loudnessOf(waveform);
  const figures = [
    said.seconds(formatNumber(Math.round(seconds * 10) / 10, language)),
    ...(waveform.decibels === null ? [] : [said.decibels(formatNumber(waveform.decibels, language))]),
    said.loudness[loudness],
  ];
  return (
    <>
      <div className="kiosk-sound">
        <IconButton
          icon={isPlaying ? 'stop' : 'play'}
          label={isPlaying ? said.stop(name) : said.play(name)}
          onClick={() => (isPlaying ? stop() : play())}
        />
        <WaveformShown peaks={waveform.peaks} />
      </div>
      <p className={loudness === 'usual' ? 'quiet figures' : 'kiosk-state__warning figures'}>{figures.join(', ')}</p>
      {isRefused ? <p role="alert">{said.notPlayed}</p> : null}
    </>
  );
}
