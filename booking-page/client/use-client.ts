import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { useLanguage } from '../words/language.ts';
import type { BookingClient } from './booking-client.ts';
import { type Refused, readRefused } from './refused.ts';

const ClientContext = createContext<BookingClient | null>(null);
export const Asking = ClientContext.Provider;

/** The client of the public interface. */
export function useClient(): BookingClient {
  const client = useContext(ClientContext);
  if (client === null) throw new Error('there is no client');
  return client;
}

export type Answer<T> =
  | { readonly state: 'coming' }
  | { readonly state: 'here'; readonly value: T }
  | { readonly state: 'refused'; readonly refused: Refused; readonly again: () => void };

type Kept<T> = { readonly wanted: string; readonly key: string; readonly answer: { readonly value: T } | { readonly refused: Refused } };

/**
 * Asks when the key is another than before, and once more on demand. An answer to an earlier key is never shown; where it is only
 * read again, the former one stays until the new one is here.
 */
export function useAnswer<T>(key: string, ask: (signal: AbortSignal) => Promise<T>, reading = 0): Answer<T> {
  const { words } = useLanguage();
  const [kept, setKept] = useState<Kept<T>>();
  const [tries, setTries] = useState(0);
  const wanted = `${key} ${tries} ${reading}`;
  useEffect(() => {
    const given = new AbortController();
    ask(given.signal).then(
      (value) => given.signal.aborted || setKept({ wanted, key, answer: { value } }),
      (error: unknown) => given.signal.aborted || setKept({ wanted, key, answer: { refused: readRefused(error, words.failed) } }),
    );
    return () => given.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- what is asked follows from the key
  }, [wanted]);
  if (kept?.key !== key) return { state: 'coming' };
  if ('value' in kept.answer) return { state: 'here', value: kept.answer.value };
  if (kept.wanted !== wanted) return { state: 'coming' };
  return { state: 'refused', refused: kept.answer.refused, again: () => setTries(tries + 1) };
}
