import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { WaitingOrder } from '../client/booking-client.ts';
import { type Refused, refusalIn } from '../client/refused.ts';
import { useClient } from '../client/use-client.ts';
import { Note } from '../parts/note.tsx';
import { Refusal } from '../parts/refusal.tsx';
import { useSpeech } from '../words/speech.ts';
import { MendEmail } from './mend-email.tsx';
import { useLetterWatch } from './use-letter-watch.ts';

type LetterActionsProps = {
  readonly hold: string;
  readonly waiting: WaitingOrder;
  readonly onChanged: (waiting: WaitingOrder) => void;
};

/** The mail server has refused the letter, or it came back. */
export function isUndelivered({ letter }: WaitingOrder): boolean {
  return letter === 'failed' || letter === 'bounced';
}

/** What helps where no letter comes: it is sent again, or to another e-mail. */
export function LetterActions({ hold, waiting, onChanged }: LetterActionsProps): JSX.Element {
  const { words } = useSpeech();
  const ask = useClient();
  const [isMending, setMending] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [told, setTold] = useState<string>();
  const [refused, setRefused] = useState<Refused>();
  const [isBack, setBack] = useState(false);
  useLetterWatch({ hold, waiting, isPaused: isMending || isBusy, onChanged });
  // The field had the focus: it goes back to where it came from.
  useEffect(() => {
    if (isBack) document.getElementById('mend')?.focus();
  }, [isBack]);

  function close(): void {
    setMending(false);
    setBack(isMending);
  }

  /** What it says is true of a letter that goes out: of one that is withheld the page above says why. */
  async function change(work: () => Promise<WaitingOrder>, says: (email: string) => string): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setTold(undefined);
    setRefused(undefined);
    try {
      const changed = await work();
      onChanged(changed);
      close();
      if (changed.letter !== 'withheld') setTold(says(changed.email));
    } catch (error) {
      setRefused(refusalIn(error, words.failed));
    }
    setBusy(false);
  }

  if (isMending)
    return (
      <MendEmail
        email={waiting.email}
        refused={refused}
        isBusy={isBusy}
        onKeep={() => {
          setRefused(undefined);
          close();
        }}
        onMend={(email) => void change(() => ask('POST /public/orders/waiting/email', { body: { hold, email } }), words.sent.mended)}
      />
    );
  return (
    <>
      {told === undefined || isUndelivered(waiting) ? null : (
        <Note icon="check" tone="good" isTold>
          {told}
        </Note>
      )}
      {refused === undefined ? null : <Refusal message={refused.message} />}
      {waiting.letters_left === 0 ? null : (
        <div class="actions">
          {waiting.letter === 'withheld' ? null : (
            <button
              type="button"
              class="button"
              aria-disabled={isBusy}
              onClick={() => void change(() => ask('POST /public/orders/waiting/resend', { body: { hold } }), words.sent.resent)}
            >
              {words.sent.resend}
            </button>
          )}
          <button
            id="mend"
            type="button"
            class="button"
            onClick={() => {
              setTold(undefined);
              setRefused(undefined);
              setBack(false);
              setMending(true);
            }}
          >
            {words.sent.mend}
          </button>
        </div>
      )}
    </>
  );
}
