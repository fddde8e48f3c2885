import { type JSX, useState } from 'react';
import { useHttpAsk } from '../../../providers/http/ask.ts';
import type { TimeLeft } from '../../../providers/session/time-left.ts';
import { useSecondsUntil } from '../../../providers/use-seconds-until.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';

/** A reader is given the rest not more often (research, K11). */
const spokenEverySeconds = 30;

type SessionEndingProps = { readonly left: TimeLeft; readonly onRead: () => void };

/** Says how long the session still holds, and puts its end off where that is allowed. */
export function SessionEnding({ left, onRead }: SessionEndingProps): JSX.Element {
  const ask = useHttpAsk();
  const { shell } = useConsoleWords();
  const words = shell.sessionEnding;
  const seconds = useSecondsUntil(left.idle.toISOString());
  const [isAsking, setAsking] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const isLast = left.isForFactor || left.whole.getTime() - left.idle.getTime() < 1000;
  const stay = async (): Promise<void> => {
    setAsking(true);
    try {
      // Any request of a person puts the end off, and its answer says to when.
      await ask('GET /me');
      setFailed(false);
    } catch {
      setFailed(true);
    } finally {
      setAsking(false);
    }
  };
  const answer = isLast ? onRead : stay;
  return (
    <Dialog
      title={words.title}
      onClose={answer}
      actions={
        <Button tone="primary" busy={isAsking} onClick={answer}>
          {isLast ? words.understood : words.stay}
        </Button>
      }
    >
      <p>{left.isForFactor ? words.secondFactor : isLast ? words.longest : words.idle}</p>
      <p>
        <strong aria-hidden="true">{words.in(minutesText(seconds))}</strong>
        <span className="visually-hidden" role="status">
          {words.in(minutesText(Math.ceil(seconds / spokenEverySeconds) * spokenEverySeconds))}
        </span>
      </p>
      <p className="quiet">{words.kept}</p>
      {isFailed ? (
        <p className="field__error" role="alert">
          {words.failed}
        </p>
      ) : null}
    </Dialog>
  );
}

/** Minutes and seconds as clocks show them. */
function minutesText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
