import { useEffect, useState } from 'preact/hooks';
import { useSpeech } from '../words/speech.ts';
import { type Refused, refusalIn } from './refused.ts';

export type Answer<T> =
  | { readonly state: 'coming' }
  | { readonly state: 'here'; readonly value: T }
  | { readonly state: 'refused'; readonly refused: Refused; readonly again: () => void };

type Kept<T> = { readonly key: string; readonly answer: { readonly value: T } | { readonly refused: Refused } };

/** Asks when the key is another than before, and once more on demand. An answer to an earlier key is never shown. */
export function useAnswer<T>(key: string, ask: (signal: AbortSignal) => Promise<T>): Answer<T> {
  const { words } = useSpeech();
  const [kept, setKept] = useState<Kept<T>>();
  const [tries, setTries] = useState(0);
  const wanted = `${key} ${tries}`;
  useEffect(() => {
    const given = new AbortController();
    ask(given.signal).then(
      (value) => given.signal.aborted || setKept({ key: wanted, answer: { value } }),
      (error: unknown) => given.signal.aborted || setKept({ key: wanted, answer: { refused: refusalIn(error, words.failed) } }),
    );
    return () => given.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- what is asked follows from the key
  }, [wanted]);
  if (kept?.key !== wanted) return { state: 'coming' };
  if ('value' in kept.answer) return { state: 'here', value: kept.answer.value };
  return { state: 'refused', refused: kept.answer.refused, again: () => setTries(tries + 1) };
}
