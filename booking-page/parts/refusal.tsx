import type { JSX } from 'preact';
import { useSpeech } from '../words/speech.ts';
import { Note } from './note.tsx';

type RefusalProps = { readonly message: string; readonly again?: (() => void) | undefined };

/** Why something did not work, and a way to try once more. */
export function Refusal({ message, again }: RefusalProps): JSX.Element {
  const { words } = useSpeech();
  return (
    <Note icon="alert" tone="danger" isTold>
      <p>{message}</p>
      {again === undefined ? null : (
        <button type="button" class="button" onClick={again}>
          {words.again}
        </button>
      )}
    </Note>
  );
}
