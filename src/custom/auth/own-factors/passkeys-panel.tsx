import type { startRegistration } from '@simplewebauthn/browser';
import { type JSX, useState } from 'react';
import type { CallAnswer } from '../../../../contract/client/calls.ts';
import type { OwnFactors, Passkey } from '../../../../contract/operations/second-factor.ts';
import { formatInstant } from '../../../crud/core/format.ts';
import { useHttpAsk } from '../../../providers/http/ask.ts';
import { CentralError } from '../../../providers/transport/central-error.ts';
import { useAuthPagesWords } from '../../../providers/words/words-context.ts';
import { useFirstFocus } from '../../../ui/behaviour/use-first-focus.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SubmitButton } from '../../../ui/button/submit-button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { useSecondFactorWords } from '../second-factor-words.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { FactorPanel } from './factor-panel.tsx';
import { buildPasswordProof, type Proof } from './use-proof.tsx';

type PasskeysPanelProps = {
  readonly passkeys: OwnFactors['passkeys'];
  readonly proof: Proof;
  readonly onChanged: (options: string, codes: readonly string[] | null) => void;
};

/** Keys of devices and security keys. */
export function PasskeysPanel({ passkeys, proof, onChanged }: PasskeysPanelProps): JSX.Element {
  const ask = useHttpAsk();
  const { own } = useSecondFactorWords();
  const words = own.passkeys;
  const [options, setOptions] = useState<CallAnswer<'POST /auth/passkeys/new'> | null>(null);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const isKnown = 'PublicKeyCredential' in window;
  return (
    <FactorPanel title={words.title} text={words.text} isOn={passkeys.length > 0}>
      {passkeys.length === 0 ? (
        <p className="quiet">{words.none}</p>
      ) : (
        <ul className="factors__list">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <div>
                <strong>{passkey.name}</strong>
                <p className="quiet">
                  {own.since(formatInstant(passkey.created_at))},{' '}
                  {passkey.last_used_at === null
                    ? own.neverUsed.toLocaleLowerCase()
                    : own.lastUsed(formatInstant(passkey.last_used_at)).toLocaleLowerCase()}
                </p>
              </div>
              <Button aria-label={words.removeOf(passkey.name)} onClick={() => setRemoved(passkey)}>
                {own.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isKnown ? (
        <div className="factors__actions">
          <Button
            busy={proof.isWorking}
            onClick={() =>
              proof.prove(async (password) => setOptions(await ask('POST /auth/passkeys/new', { body: buildPasswordProof(password) })))
            }
          >
            {words.create}
          </Button>
        </div>
      ) : (
        <p>{words.unsupported}</p>
      )}
      {options === null ? null : (
        <NewPasskeyDialog
          options={options}
          onClose={() => setOptions(null)}
          onAdded={(codes) => {
            setOptions(null);
            onChanged(words.added, codes);
          }}
        />
      )}
      {removed === null ? null : (
        <ConfirmDialog
          title={words.removeTitle(removed.name)}
          text={words.removeText}
          label={own.remove}
          isGrave
          onClose={() => setRemoved(null)}
          onConfirm={() => {
            setRemoved(null);
            return proof.prove(async (password) => {
              await ask('POST /auth/passkeys/{id}/remove', { path: { id: removed.id }, body: buildPasswordProof(password) });
              onChanged(words.removed, null);
            });
          }}
        />
      )}
    </FactorPanel>
  );
}

type NewPasskeyDialogProps = {
  readonly options: CallAnswer<'POST /auth/passkeys/new'>;
  readonly onAdded: (codes: readonly string[] | null) => void;
  readonly onClose: () => void;
};

/** Names a passkey and has the browser make it. */
function NewPasskeyDialog({ options, onAdded, onClose }: NewPasskeyDialogProps): JSX.Element {
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
function creationOptionsIn(options: Readonly<Record<string, unknown>>): CreationOptions {
  if (isCreationOptions(options)) return options;
  throw new CentralError(0, { err: 'unreadable', message: '' });
}

function isCreationOptions(options: Readonly<Record<string, unknown>>): options is Readonly<Record<string, unknown>> & CreationOptions {
  const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
  return typeof options['challenge'] === 'string' && isObject(options['rp']) && isObject(options['user']);
}

/** Why the browser or the central made none. */
function reasonOf(fault: unknown, words: { readonly existing: string; readonly cancelled: string }): string {
  if (fault instanceof CentralError && fault.message !== '') return fault.message;
  const isThere = fault instanceof Error && fault.name === 'InvalidStateError';
  return isThere ? words.existing : words.cancelled;
}
