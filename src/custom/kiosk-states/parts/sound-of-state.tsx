import type { JSX } from 'react';
import { SoundPlayer } from '../../../kiosk-design/sound/sound-player.tsx';
import { FileOfParameter, type GivenParameter } from './file-of-parameter.tsx';
import { useStatesWords } from './states-words.ts';

/** What the kiosk plays in a state, to be played here, as a waveform, with its length and loudness. */
export function SoundOfState({ given }: { readonly given: GivenParameter }): JSX.Element {
  const words = useStatesWords();
  const { digest, parameter } = given;
  return (
    <FileOfParameter given={given} kind="file">
      {digest === null ? (
        <p className="kiosk-sound kiosk-sound--none quiet">{words.silent}</p>
      ) : (
        <SoundPlayer
          key={digest}
          name={words.parameters[parameter]}
          digest={digest}
          words={{ ...words, unreadable: words.unreadableSound }}
          box="kiosk-sound"
        />
      )}
    </FileOfParameter>
  );
}
