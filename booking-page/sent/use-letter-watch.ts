import { useEffect, useState } from 'preact/hooks';
import type { WaitingOrder } from '../client/booking-client.ts';
import { useClient } from '../client/use-client.ts';

const againMs = 5000;
/** A letter leaves within seconds where the mail server answers; one that waits longer is not watched. */
const mostAsks = 12;

type LetterWatch = {
  readonly hold: string;
  readonly waiting: WaitingOrder;
  /** Nothing changes under the hands of who is typing. */
  readonly isPaused: boolean;
  readonly onChanged: (waiting: WaitingOrder) => void;
};

/** Asks what became of a letter that has not left yet: an address that does not exist is refused at once. */
export function useLetterWatch({ hold, waiting, isPaused, onChanged }: LetterWatch): void {
  const ask = useClient();
  const [asks, setAsks] = useState(0);
  const isWatched = waiting.state === 'unconfirmed' && waiting.letter === 'waiting' && !isPaused && asks < mostAsks;
  useEffect(() => {
    if (!isWatched) return;
    const given = new AbortController();
    const { signal } = given;
    async function look(): Promise<void> {
      try {
        const found = await ask('POST /public/orders/waiting', { body: { hold }, signal });
        if (!signal.aborted) onChanged(found);
      } catch {
        // What is shown stays: the next look may succeed.
      }
      if (!signal.aborted) setAsks(asks + 1);
    }
    const timer = setTimeout(() => void look(), againMs);
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, [isWatched, asks, hold, waiting, ask, onChanged]);
}
