import { type JSX, useState } from 'react';
import { useCentral } from '../../../providers/central-context.ts';
import { useHttpAsk } from '../../../providers/http/ask.ts';
import { CentralError } from '../../../providers/transport/central-error.ts';
import { useFirstFocus } from '../../../ui/behaviour/use-first-focus.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { useSecondFactorWords } from '../second-factor-words.ts';

/** Has the browser sign with a passkey. It asks for nothing on its own: its own dialog would come unasked. */
export function PasskeyForm(): JSX.Element {
  const ask = useHttpAsk();
  const { session } = useCentral();
  const { passkey } = useSecondFactorWords().step;
  const button = useFirstFocus<HTMLButtonElement>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const pass = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      const [{ startAuthentication }, options] = await Promise.all([
        import('@simplewebauthn/browser'),
        ask('POST /auth/passkeys/challenge'),
      ]);
      if (!isRequestOptions(options)) throw new CentralError(0, { err: 'unreadable', message: '' });
      const answer = await startAuthentication({ optionsJSON: options });
      session.begin(await ask('POST /auth/passkeys/answer', { body: { ...answer } }));
    } catch (fault) {
      // Closing the browser's dialog rejects as well.
      setProblem(fault instanceof CentralError && fault.message !== '' ? fault.message : passkey.cancelled);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <p className="auth-page__text">{passkey.text}</p>
      {problem === null ? null : (
        <Notice tone="danger" announce="alert">
          {problem}
        </Notice>
      )}
      <Button ref={button} tone="primary" wide busy={busy} onClick={() => pass()}>
        {passkey.use}
      </Button>
    </>
  );
}

/** The description leaves what the browser signs to WebAuthn, so it is looked at once, here. */
function isRequestOptions(
  options: Readonly<Record<string, unknown>>,
): options is Readonly<Record<string, unknown>> & { readonly challenge: string } {
  return typeof options['challenge'] === 'string';
}
