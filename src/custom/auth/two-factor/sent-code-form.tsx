import { type JSX, useEffect, useRef, useState } from 'react';
import type { SentCode } from '../../../../contract/operations/second-factor.ts';
import { messageLeaves } from '../../../crud/core/unsent/message-leaves.ts';
import { useCentral } from '../../../providers/central-context.ts';
import { useHttpAsk } from '../../../providers/http/ask.ts';
import { CentralError } from '../../../providers/transport/central-error.ts';
import { useSecondsUntil } from '../../../providers/use-seconds-until.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { FailureNotice } from '../layout/use-submission.tsx';
import { useSecondFactorWords } from '../second-factor-words.ts';
import { CodeForm } from './code-form.tsx';
import './two-factor.css';

type SentCodeFormProps = {
  /** Masked, or as it was typed. */
  readonly phone: string;
  /** Sends another code; null when the number is not known any more and has to be typed again. */
  readonly send: (() => Promise<SentCode>) | null;
  readonly code: SentCode | null;
  /** From when a code may be sent; ISO. */
  readonly nextAt: string;
  readonly onPassed?: () => void;
};

/** A code from an SMS. The first one is sent on its own, as soon as one may be. */
export function SentCodeForm({ phone, send: sendOne, code: first, nextAt, onPassed }: SentCodeFormProps): JSX.Element {
  const ask = useHttpAsk();
  const { session, now } = useCentral();
  const secondFactor = useSecondFactorWords();
  const words = secondFactor.step.sms;
  const isLeaving = messageLeaves('sms');
  const [code, setCode] = useState(first);
  const [isSending, setSending] = useState(false);
  const [isSentAgain, setSentAgain] = useState(false);
  const [failure, setFailure] = useState<CentralError | null>(null);
  const seconds = useSecondsUntil(code?.next_at ?? nextAt);
  const send = async (isFirst: boolean): Promise<void> => {
    if (sendOne === null) return;
    setSending(true);
    setFailure(null);
    setSentAgain(false);
    try {
      setCode(await sendOne());
      setSentAgain(!isFirst);
    } catch (fault) {
      if (!(fault instanceof CentralError)) throw fault;
      setFailure(fault);
    } finally {
      setSending(false);
    }
  };
  const latest = useRef(send);
  const hasBegun = useRef(first !== null);
  useEffect(() => {
    if (hasBegun.current || seconds > 0) return;
    hasBegun.current = true;
    void latest.current(true);
  }, [seconds]);

  const textOf = (isMade: boolean): string => {
    if (isLeaving) return isMade ? words.sentTo(phone) : words.willSend(phone);
    return isMade ? words.unsentTo(phone) : words.willKeep(phone);
  };
  const buttonOf = (isFirst: boolean): string => {
    if (isLeaving) return isFirst ? words.send : words.sendAgain;
    return isFirst ? words.keep : words.keepAgain;
  };
  const minutes = code === null ? 0 : Math.round((Date.parse(code.expires_at) - now().getTime()) / 60_000);
  return (
    <>
      <p className="auth-page__text">{textOf(code !== null)}</p>
      {failure === null ? null : <FailureNotice failure={failure} />}
      {isSentAgain ? (
        <Notice tone={isLeaving ? 'success' : 'warning'} announce="status">
          {isLeaving ? words.sent : words.unsent}
        </Notice>
      ) : null}
      {code === null ? null : (
        <CodeForm
          label={words.label}
          length={code.length}
          hint={
            minutes > 0
              ? `${secondFactor.step.codeLength(code.length)} ${words.validFor(minutes)}`
              : secondFactor.step.codeLength(code.length)
          }
          submitLabel={secondFactor.step.submit}
          give={async (typed) => {
            session.begin(await ask('POST /auth/second-factor', { body: { code: typed, method: 'sms' } }));
            onPassed?.();
          }}
        />
      )}
      {sendOne === null ? null : seconds > 0 ? (
        <p className="two-factor__wait">{isLeaving ? words.sendAgainIn(seconds) : words.keepAgainIn(seconds)}</p>
      ) : (
        <Button wide busy={isSending} onClick={() => send(code === null)}>
          {buttonOf(code === null)}
        </Button>
      )}
    </>
  );
}
