import { type JSX, useEffect, useMemo, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { owedStep } from '../../../../contract/rules/accounts/next-step.ts';
import { useCentral, useSession } from '../../../providers/central-context.ts';
import { HttpContext, useHttp } from '../../../providers/http/ask.ts';
import { endReasonOf, useTimeLeft } from '../../../providers/session/time-left.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { useAuthPagesWords } from '../../../providers/words/words-context.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useDocumentTitle } from '../../../ui/page/document-title.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { PasswordForm } from '../../auth/password/password-form.tsx';
import { FactorStep } from '../../auth/two-factor/factor-step.tsx';
import { LeaveScreen } from './leave-screen.tsx';
import { OwnPassword } from './own-password.tsx';
import '../../auth/layout/auth-layout.css';
import './sign-in-again.css';

/** Asks the person where the screen waits behind it for all that they owe before they go on: to sign in again, or a step alone. */
export function SignInAgain(): JSX.Element | null {
  const { now } = useCentral();
  const { ended, user } = useSession();
  const http = useHttp();
  const left = useTimeLeft();
  const { shell } = useConsoleWords();
  const { signIn } = useAuthPagesWords();
  const words = shell.signInAgain;
  // Why it ended is seen when it has; later every end by the clock has come too.
  const [reason] = useState(() => endReasonOf({ ended, left, now: now() }));
  // Nothing ended: only a step is owed.
  const [isStep] = useState(ended === null);
  const { title, kept } = isStep ? words.step : words;
  const calls = useMemo(() => ({ ...http, request: http.requestOfStep }), [http]);
  useDocumentTitle(title);
  useNoWayBack();
  if (user === null) return null;
  return (
    <Dialog title={title} stays>
      <div className="sign-in-again">
        {isStep ? null : (
          <Notice tone="warning" announce="alert">
            {reason === 'elsewhere' ? null : <p>{signIn.signedOut}</p>}
            <p>{words.reasons[reason]}</p>
          </Notice>
        )}
        <p>{kept}</p>
        <HttpContext value={calls}>
          <Step />
        </HttpContext>
        <LeaveScreen />
      </div>
    </Dialog>
  );
}

/** The step of the access flow that comes next. */
function Step(): JSX.Element {
  const { now } = useCentral();
  const { loggedIn, user } = useSession();
  const { auth } = useConsoleWords();
  const owed = loggedIn && user !== null ? owedStep(user, now()) : null;
  if (owed === 'twoFactor') return <FactorStep />;
  if (owed === null) return <OwnPassword email={user?.email ?? ''} />;
  return owed === 'changePassword' ? (
    <NewPassword asksOld text={auth.changePassword.expired} submitLabel={auth.changePassword.submit} />
  ) : (
    <NewPassword asksOld={false} text={auth.createPassword.text} submitLabel={auth.createPassword.submit} />
  );
}

type NewPasswordProps = { readonly asksOld: boolean; readonly text: string; readonly submitLabel: string };

function NewPassword({ text, ...form }: NewPasswordProps): JSX.Element {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => holder.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={holder} className="sign-in-again">
      <Notice tone="info">{text}</Notice>
      <PasswordForm {...form} wide onSaved={() => undefined} />
    </div>
  );
}

/** The way back of the browser leads nowhere while the screen waits: what guards it cannot ask now. */
function useNoWayBack(): void {
  const blocker = useBlocker(true);
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
}
