import { type JSX, useState } from 'react';
import { renderSVG } from 'uqr';
import type { OwnFactors, TotpSecret } from '../../../../contract/operations/second-factor.ts';
import { formatInstant } from '../../../crud/core/format.ts';
import { useHttpAsk } from '../../../providers/http/ask.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useSecondFactorWords } from '../second-factor-words.ts';
import { CodeForm } from '../two-factor/code-form.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { FactorPanel } from './factor-panel.tsx';
import { buildPasswordProof, type Proof } from './use-proof.tsx';

type AuthenticatorSetUpProps = {
  readonly secret: TotpSecret;
  readonly give: (code: string) => Promise<void>;
  readonly onClose: () => void;
};

const digits = 6;

/** The secret as a picture and as a text, and the first code made with it. */
function AuthenticatorSetUp({ secret, give, onClose }: AuthenticatorSetUpProps): JSX.Element {
  const { own } = useSecondFactorWords();
  const words = own.totp;
  // Black on white whatever the theme: cameras read it so.
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(secret.uri, { border: 2 }))}`;
  return (
    <Dialog title={words.set} closeLabel={own.close} onClose={onClose}>
      <div className="factors__set-up">
        <p>{words.scan}</p>
        <img className="factors__picture" src={picture} alt={words.picture} width={200} height={200} />
        <p>{words.byHand}</p>
        <code className="factors__secret">{secret.secret.match(/.{1,4}/gu)?.join(' ')}</code>
        <CodeForm label={words.label} length={digits} submitLabel={words.confirm} give={give} />
      </div>
    </Dialog>
  );
}

type AuthenticatorPanelProps = {
  readonly since: OwnFactors['totp_since'];
  readonly proof: Proof;
  /** After a change, with what is to be said and the recovery codes that came with it. */
  readonly onChanged: (text: string, codes: readonly string[] | null) => void;
};

/** An application that shows codes: set up, moved to another telephone, taken away. */
export function AuthenticatorPanel({ since, proof, onChanged }: AuthenticatorPanelProps): JSX.Element {
  const ask = useHttpAsk();
  const { own } = useSecondFactorWords();
  const words = own.totp;
  const [secret, setSecret] = useState<TotpSecret | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  return (
    <FactorPanel title={words.title} text={words.text} isOn={since !== null}>
      {since === null ? null : <p className="quiet">{own.since(formatInstant(since))}</p>}
      <div className="factors__actions">
        <Button
          busy={proof.isWorking}
          onClick={() => proof.prove(async (password) => setSecret(await ask('POST /auth/totp', { body: buildPasswordProof(password) })))}
        >
          {since === null ? words.set : words.replace}
        </Button>
        {since === null ? null : (
          <Button tone="plain" onClick={() => setRemoving(true)}>
            {own.remove}
          </Button>
        )}
      </div>
      {secret === null ? null : (
        <AuthenticatorSetUp
          secret={secret}
          onClose={() => setSecret(null)}
          give={async (code) => {
            const { codes } = await ask('POST /auth/totp/confirm', { body: { code } });
            setSecret(null);
            onChanged(words.added, codes);
          }}
        />
      )}
      {isRemoving ? (
        <ConfirmDialog
          title={words.removeTitle}
          text={words.removeText}
          label={own.remove}
          isGrave
          onClose={() => setRemoving(false)}
          onConfirm={() => {
            setRemoving(false);
            return proof.prove(async (password) => {
              await ask('POST /auth/totp/remove', { body: buildPasswordProof(password) });
              onChanged(words.removed, null);
            });
          }}
        />
      ) : null}
    </FactorPanel>
  );
}
