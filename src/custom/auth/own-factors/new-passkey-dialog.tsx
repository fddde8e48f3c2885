import type { startRegistration } from '@simplewebauthn/browser';
import { type JSX, useState } from 'react';
import type { CallAnswer } from '../../../../contract/client/calls.ts';
import { useHttpAsk } from '../../../providers/http/ask.ts';
import { CentralError } from '../../../providers/transport/central-error.ts';
import { useAuthPagesWords } from '../../../providers/words/words-context.ts';
import { useFirstFocus } from '../../../ui/behaviour/use-first-focus.ts';
import { SubmitButton } from '../../../ui/button/submit-button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { useSecondFactorWords } from '../second-factor-words.ts';

type NewPasskeyDialogProps = {
  readonly options: CallAnswer<'POST /auth/passkeys/new'>;
  readonly onAdded: (codes: readonly string[] | null) => void;
  readonly onClose: () => void;
};

/** Names a passkey and has the browser make it. */
export function NewPasskeyDialog({ options, onAdded, onClose }: NewPasskeyDialogProps): JSX.Element {
  const ask = useHttpAsk();
  const { own } = useSecondFactorWords();
  const words = own.passkeys;
  const { required } = useAuthPagesWords();
  const input = useFirstFocus<HTMLInputElement>();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const make = async (): Promise<void> => {
    setMissing(name.trim() === '');
    if (name.trim() === '' || busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const browser = await import('@simplewebauthn/browser');
      const response = await browser.startRegistration({ optionsJSON: creationOptionsIn(options) });
      onAdded((await ask('POST /auth/passkeys', { body: { name, response: { ...response } } })).codes);
    } catch (fault) {
      setProblem(reasonOf(fault, words));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={words.create} closeLabel={own.close} onClose={onClose}>
      <Form className="form" onSubmit={make}>
        {problem === null ? null : (
          <Notice tone="danger" announce="alert">
            {problem}
          </Notice>
        )}
        <Field label={words.name} hint={words.nameHelp} error={isMissing ? required : undefined} required>
          {(control) => (
            <input
              {...control}
              ref={input}
              className="input"
              name="name"
              autoComplete="off"
              maxLength={60}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <SubmitButton busy={busy}>{words.create}</SubmitButton>
      </Form>
    </Dialog>
  );
}

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** What the browser makes the passkey of. The description leaves that to WebAuthn, so it is looked at once, here. */
function creationOptionsIn(told: Readonly<Record<string, unknown>>): CreationOptions {
  if (isCreationOptions(told)) return told;
  throw new CentralError(0, { err: 'unreadable', message: '' });
}

function isCreationOptions(told: Readonly<Record<string, unknown>>): told is Readonly<Record<string, unknown>> & CreationOptions {
  const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
  return typeof told['challenge'] === 'string' && isObject(told['rp']) && isObject(told['user']);
}

/** Why the browser or the central made none. */
function reasonOf(fault: unknown, words: { readonly existing: string; readonly cancelled: string }): string {
  if (fault instanceof CentralError && fault.message !== '') return fault.message;
  const isThere = fault instanceof Error && fault.name === 'InvalidStateError';
  return isThere ? words.existing : words.cancelled;
}
