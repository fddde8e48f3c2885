import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { holdStateAt } from '../../contract/rules/booking-page/hold-clock.ts';
import { Note } from '../parts/note.tsx';
import { minutesAndSeconds } from '../words/dates.ts';
import { useLanguage } from '../words/language.ts';
import type { Hold } from './use-hold.ts';

/** How long the time is held yet. Only its end is read out: a clock would talk all the time. */
export function HoldClock({ hold }: { readonly hold: Hold | undefined }): JSX.Element | null {
  const { words } = useLanguage();
  const [at, setAt] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setAt(performance.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  if (hold === undefined) return null;
  // The moment of the last second may be before the hold was received from.
  const { state, leftMs } = holdStateAt(hold, Math.max(at, hold.receivedAt));
  if (state === 'ended')
    return (
      <Note icon="clock" tone="warning" isAlert>
        {words.form.ended}
      </Note>
    );
  const left = minutesAndSeconds(leftMs);
  return (
    <Note icon="clock" tone={state === 'ending' ? 'warning' : 'plain'}>
      {state === 'ending' ? words.form.ending(left) : words.form.held(left)}
    </Note>
  );
}
