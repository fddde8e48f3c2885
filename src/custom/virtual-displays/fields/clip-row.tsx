import { type JSX, useRef } from 'react';
import { usePlayed } from '../../../kiosk-design/sound/sound-player.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { useDisplayWords } from '../state/display-words.ts';
import type { RecordingState } from '../state/use-clips.ts';

type ClipRowProps = {
  /** What is said in the clip. */
  readonly words: string;
  readonly digest: string | null;
  /** What happens with this clip; null where nothing does. */
  readonly state: RecordingState | null;
  readonly fault: string;
  /** Something is being recorded, this clip or another one. */
  readonly isBusy: boolean;
  readonly onRecord: () => Promise<void>;
  readonly onStop: () => void;
  readonly onFile: (file: File) => Promise<void>;
  readonly onRemove: () => void;
};

/** One recording: played, recorded, put in as a file or removed. */
export function ClipRow(props: ClipRowProps): JSX.Element {
  const { words, digest, state, fault, isBusy, onRecord, onStop, onFile, onRemove } = props;
  const { pack: said } = useDisplayWords();
  const input = useRef<HTMLInputElement>(null);
  const name = said.clip(words);
  return (
    <li>
      <span className="display-clips__words">{words}</span>
      <span className="quiet">{digest === null ? said.isMissing : said.isThere}</span>
      <span className="display-clips__tools">
        {digest === null ? null : <PlayClip key={digest} name={name} digest={digest} />}
        {state === 'recording' ? (
          <IconButton icon="stop" label={said.stop(words)} onClick={onStop} />
        ) : (
          <IconButton icon="circle" label={said.record(words)} disabled={isBusy} onClick={onRecord} />
        )}
        <IconButton icon="upload" label={said.upload(words)} disabled={isBusy} onClick={() => input.current?.click()} />
        {digest === null ? null : <IconButton icon="trash" label={said.remove(words)} disabled={isBusy} onClick={onRemove} />}
      </span>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        accept="audio/wav"
        data-clip={words}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) void onFile(file);
          target.value = '';
        }}
      />
      {state === null ? null : (
        <p role="status" className="display-clips__status">
          {state === 'recording' ? said.recording(words) : said.saving}
        </p>
      )}
      {fault === '' ? null : (
        <p role="alert" className="display-clips__status display-fault">
          {fault}
        </p>
      )}
    </li>
  );
}

function PlayClip({ name, digest }: { readonly name: string; readonly digest: string }): JSX.Element {
  const { sound: said } = useDisplayWords();
  const { isPlaying, play, stop } = usePlayed(digest);
  return (
    <IconButton
      icon={isPlaying ? 'stop' : 'play'}
      label={isPlaying ? said.stop(name) : said.play(name)}
      onClick={() => (isPlaying ? stop() : play())}
    />
  );
}
