import { type JSX, useState } from 'react';
import type { CallAnswer } from '../../../../contract/client/calls.ts';
import type { OwnFactors, Passkey } from '../../../../contract/operations/second-factor.ts';
import { formatInstant } from '../../../crud/core/format.ts';
import { useHttpAsk } from '../../../providers/http/ask.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useSecondFactorWords } from '../second-factor-words.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { FactorPanel } from './factor-panel.tsx';
import { NewPasskeyDialog } from './new-passkey-dialog.tsx';
import { type Proof, proofIn } from './use-proof.tsx';

type PasskeysPanelProps = {
  readonly passkeys: OwnFactors['passkeys'];
  readonly proof: Proof;
  readonly onChanged: (told: string, codes: readonly string[] | null) => void;
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
            onClick={() => proof.prove(async (password) => setOptions(await ask('POST /auth/passkeys/new', { body: proofIn(password) })))}
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
              await ask('POST /auth/passkeys/{id}/remove', { path: { id: removed.id }, body: proofIn(password) });
              onChanged(words.removed, null);
            });
          }}
        />
      )}
    </FactorPanel>
  );
}
