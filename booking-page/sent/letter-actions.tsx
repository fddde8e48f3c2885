import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isEmail } from '../../contract/rules/text/contact.ts';
import type { WaitingOrder } from '../client/booking-client.ts';
import { type Refused, readRefused } from '../client/refused.ts';
import { useClient } from '../client/use-client.ts';
import { EmailField } from '../parts/email-field.tsx';
import { Note, Refusal } from '../parts/note.tsx';
import { useLanguage } from '../words/language.ts';

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
  const { words } = useLanguage();
  const ask = useClient();
  const [isCorrecting, setCorrecting] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<string>();
  const [refused, setRefused] = useState<Refused>();
  const [isBack, setBack] = useState(false);
  useLetterWatch({ hold, waiting, isPaused: isCorrecting || isBusy, onChanged });
  // The field had the focus: it goes back to where it came from.
  useEffect(() => {
    if (isBack) document.getElementById('correct-email')?.focus();
  }, [isBack]);

  function close(): void {
    setCorrecting(false);
    setBack(isCorrecting);
  }

  /** What it says is true of a letter that goes out: of one that is withheld the page above says why. */
  async function change(work: () => Promise<WaitingOrder>, says: (email: string) => string): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setNotice(undefined);
    setRefused(undefined);
    try {
      const changed = await work();
      onChanged(changed);
      close();
      if (changed.letter !== 'withheld') setNotice(says(changed.email));
    } catch (error) {
      setRefused(readRefused(error, words.failed));
    }
    setBusy(false);
  }

  if (isCorrecting)
    return (
      <CorrectEmail
        email={waiting.email}
        refused={refused}
        isBusy={isBusy}
        onKeep={() => {
          setRefused(undefined);
          close();
        }}
        onCorrect={(email) => void change(() => ask('POST /public/orders/waiting/email', { body: { hold, email } }), words.sent.corrected)}
      />
    );
  return (
    <>
      {notice === undefined || isUndelivered(waiting) ? null : (
        <Note icon="check" tone="good" isAlert>
          {notice}
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
            id="correct-email"
            type="button"
            class="button"
            onClick={() => {
              setNotice(undefined);
              setRefused(undefined);
              setBack(false);
              setCorrecting(true);
            }}
          >
            {words.sent.correctEmail}
          </button>
        </div>
      )}
    </>
  );
}

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
function useLetterWatch({ hold, waiting, isPaused, onChanged }: LetterWatch): void {
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

type CorrectEmailProps = {
  readonly email: string;
  readonly refused: Refused | undefined;
  readonly isBusy: boolean;
  readonly onKeep: () => void;
  readonly onCorrect: (email: string) => void;
};

/** The e-mail put right: it begins as it was written, because one letter is wrong more often than all of them. */
function CorrectEmail({ email, refused, isBusy, onKeep, onCorrect }: CorrectEmailProps): JSX.Element {
  const { words } = useLanguage();
  const [typed, setTyped] = useState(email);
  const [problem, setProblem] = useState<string>();
  const shown = problem ?? refused?.fields['email'];
  const focus = (): void => document.getElementById('email')?.focus();
  useEffect(focus, []);
  return (
    <form
      class="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const isWritten = isEmail(typed.trim());
        setProblem(isWritten ? undefined : words.form.emailWrong);
        if (isWritten) onCorrect(typed.trim());
        else focus();
      }}
    >
      <EmailField label={words.sent.newAddress} value={typed} problem={shown} onValue={setTyped} />
      {refused === undefined || shown !== undefined ? null : <Refusal message={refused.message} />}
      <div class="actions">
        <button type="submit" class="button button--main" aria-disabled={isBusy}>
          {words.sent.correctAndSend}
        </button>
        <button type="button" class="button" onClick={onKeep}>
          {words.sent.keep}
        </button>
      </div>
    </form>
  );
}
