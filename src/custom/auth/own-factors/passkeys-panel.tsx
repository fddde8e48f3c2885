import { type JSX, useState } from 'react';
import type { OwnFactors, Passkey } from '../../../../contract/operations/second-factor.ts';
import { formatInstant } from '../../../crud/vocabulary/format.ts';
import { useHttp } from '../../../providers/http/http-context.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { beginPasskey, removePasskey } from './factor-calls.ts';
import { FactorPanel } from './factor-panel.tsx';
import { NewPasskeyDialog } from './new-passkey-dialog.tsx';
import type { Proof } from './use-proof.tsx';

type PasskeysPanelProps = {
  readonly passkeys: OwnFactors['passkeys'];
  readonly proof: Proof;
  readonly onChanged: (told: string, codes: readonly string[] | null) => void;
};

/** Keys of devices and security keys. */
export function PasskeysPanel({ passkeys, proof, onChanged }: PasskeysPanelProps): JSX.Element {
  const http = useHttp();
  const { own } = useConsoleWords().secondFactor;
  const words = own.passkeys;
  const [options, setOptions] = useState<Awaited<ReturnType<typeof beginPasskey>> | null>(null);
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
          <Button busy={proof.isWorking} onClick={() => proof.prove(async (password) => setOptions(await beginPasskey(http, password)))}>
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
              await removePasskey(http, removed.id, password);
              onChanged(words.removed, null);
            });
          }}
        />
      )}
    </FactorPanel>
  );
}
