import { useQuery } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import type { OwedFactor } from '../../../../contract/operations/second-factor.ts';
import type { FactorMethod } from '../../../../contract/rules/accounts/second-factor.ts';
import { useCentral, useSession } from '../../../providers/central-context.ts';
import { useHttpAsk } from '../../../providers/http/ask.ts';
import { CentralError } from '../../../providers/transport/central-error.ts';
import { useAuthPagesWords } from '../../../providers/words/words-context.ts';
import { useFirstFocus } from '../../../ui/behaviour/use-first-focus.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SubmitButton } from '../../../ui/button/submit-button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { FailureNotice, useSubmission } from '../layout/use-submission.tsx';
import { useSecondFactorWords } from '../second-factor-words.ts';
import { CodeForm } from './code-form.tsx';
import { PhoneForm } from './phone-form.tsx';
import { SentCodeForm } from './sent-code-form.tsx';
import './two-factor.css';

const totpDigits = 6;

/** Has someone prove that it is them by the strongest way that they have, or by another that they choose. */
export function FactorStep(): JSX.Element {
  const ask = useHttpAsk();
  const { step } = useSecondFactorWords();
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['owed-factor'],
    queryFn: () => ask('GET /auth/second-factor'),
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <div className="two-factor">
      {isPending ? <p role="status">{step.loading}</p> : null}
      {isError ? (
        <>
          <Notice tone="danger" announce="alert">
            {step.failed}
          </Notice>
          <Button wide onClick={() => refetch()}>
            {step.retry}
          </Button>
        </>
      ) : null}
      {data === undefined ? null : <Ways owed={data} />}
    </div>
  );
}

function Ways({ owed }: { readonly owed: OwedFactor }): JSX.Element {
  const { methods, step } = useSecondFactorWords();
  const { user } = useSession();
  const [strongest] = owed.methods;
  const [chosen, setChosen] = useState<FactorMethod | null>(owed.needs_phone ? null : (strongest ?? null));
  const others = owed.methods.filter((method) => method !== chosen);
  return (
    <>
      {chosen === null ? (
        <PhoneForm
          known={user?.phone_number ?? null}
          waiting={owed.code === null || owed.phone === null ? null : { code: owed.code, shown: owed.phone }}
          nextAt={owed.next_at}
        />
      ) : (
        <Way key={chosen} method={chosen} owed={owed} />
      )}
      {others.length === 0 ? null : (
        <div className="two-factor__others">
          <h2>{step.otherWay}</h2>
          {others.map((method) => (
            <Button key={method} wide onClick={() => setChosen(method)}>
              {methods[method]}
            </Button>
          ))}
          <p className="two-factor__lost">{step.lost}</p>
        </div>
      )}
    </>
  );
}

function Way({ method, owed }: { readonly method: FactorMethod; readonly owed: OwedFactor }): JSX.Element {
  const ask = useHttpAsk();
  const { session } = useCentral();
  const { step } = useSecondFactorWords();
  if (method === 'passkey') return <PasskeyForm />;
  if (method === 'recovery') return <RecoveryForm />;
  if (method === 'sms')
    return (
      <SentCodeForm phone={owed.phone ?? ''} send={() => ask('POST /auth/second-factor/send')} code={owed.code} nextAt={owed.next_at} />
    );
  return (
    <>
      <p className="auth-page__text">{step.totp.text}</p>
      <CodeForm
        label={step.totp.label}
        length={totpDigits}
        submitLabel={step.submit}
        give={async (code) => session.begin(await ask('POST /auth/second-factor', { body: { code, method } }))}
      />
    </>
  );
}

/** One of the codes that were kept for when nothing else is at hand. */
function RecoveryForm(): JSX.Element {
  const ask = useHttpAsk();
  const { session } = useCentral();
  const { step } = useSecondFactorWords();
  const { required } = useAuthPagesWords();
  const input = useFirstFocus<HTMLInputElement>();
  const [code, setCode] = useState('');
  const { busy, failure, errors, onSubmit } = useSubmission<'code'>({
    check: () => (code.trim() === '' ? { code: required } : {}),
    send: async () => session.begin(await ask('POST /auth/second-factor', { body: { code, method: 'recovery' } })),
  });
  const error = failure?.body.errors?.['code'];
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      <p className="auth-page__text">{step.recovery.text}</p>
      {failure === null || error !== undefined ? null : <FailureNotice failure={failure} />}
      <Field label={step.recovery.label} error={errors.code ?? error} required>
        {(control) => (
          <input
            {...control}
            ref={input}
            className="input"
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </Field>
      <SubmitButton wide busy={busy}>
        {busy ? step.submitting : step.submit}
      </SubmitButton>
    </form>
  );
}

/** Has the browser sign with a passkey. It asks for nothing on its own: its own dialog would come unasked. */
function PasskeyForm(): JSX.Element {
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
