import type { JSX } from 'react';
import { renderSVG } from 'uqr';
import type { TotpSecret } from '../../../../contract/operations/second-factor.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useSecondFactorWords } from '../second-factor-words.ts';
import { CodeForm } from '../two-factor/code-form.tsx';

type AuthenticatorSetUpProps = {
  readonly secret: TotpSecret;
  readonly give: (code: string) => Promise<void>;
  readonly onClose: () => void;
};

const digits = 6;

/** The secret as a picture and as a text, and the first code made with it. */
export function AuthenticatorSetUp({ secret, give, onClose }: AuthenticatorSetUpProps): JSX.Element {
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
