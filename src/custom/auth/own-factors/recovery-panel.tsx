import { type JSX, useState } from 'react';
import { useHttp } from '../../../providers/http/http-context.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { renewRecoveryCodes } from './factor-calls.ts';
import { FactorPanel } from './factor-panel.tsx';
import type { Proof } from './use-proof.tsx';

type RecoveryPanelProps = {
  readonly left: number;
  readonly proof: Proof;
  readonly onMade: (codes: readonly string[] | null) => void;
};

/** Codes for when nothing else is at hand. */
export function RecoveryPanel({ left, proof, onMade }: RecoveryPanelProps): JSX.Element {
  const http = useHttp();
  const { recovery: words } = useConsoleWords().secondFactor.own;
  const [isAsking, setAsking] = useState(false);
  const make = () => proof.prove(async (password) => onMade(await renewRecoveryCodes(http, password)));
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
