import { type JSX, useState } from 'react';
import { useHttpAsk } from '../../../providers/http/ask.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useSecondFactorWords } from '../second-factor-words.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { FactorPanel } from './factor-panel.tsx';
import { type Proof, proofIn } from './use-proof.tsx';

type RecoveryPanelProps = {
  readonly left: number;
  readonly proof: Proof;
  readonly onMade: (codes: readonly string[] | null) => void;
};

/** Codes for when nothing else is at hand. */
export function RecoveryPanel({ left, proof, onMade }: RecoveryPanelProps): JSX.Element {
  const ask = useHttpAsk();
  const { recovery: words } = useSecondFactorWords().own;
  const [isAsking, setAsking] = useState(false);
  const make = () => proof.prove(async (password) => onMade((await ask('POST /auth/recovery-codes', { body: proofIn(password) })).codes));
  return (
    <FactorPanel title={words.title} text={words.text} isOn={left > 0}>
      <p className="quiet">{left === 0 ? words.none : words.left(left)}</p>
      <div className="factors__actions">
        <Button busy={proof.isWorking} onClick={left === 0 ? make : () => setAsking(true)}>
          {words.make}
        </Button>
      </div>
      {isAsking ? (
        <ConfirmDialog
          title={words.makeTitle}
          text={words.makeText}
          label={words.make}
          isGrave={false}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            return make();
          }}
        />
      ) : null}
    </FactorPanel>
  );
}
