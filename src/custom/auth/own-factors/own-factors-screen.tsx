import { useQuery } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import type { OwnFactors } from '../../../../contract/operations/second-factor.ts';
import { useHttpAsk } from '../../../providers/http/ask.ts';
import { useNotificationCentre } from '../../../providers/notification-centre.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { SkeletonScreen } from '../../../ui/page/skeleton.tsx';
import { useSecondFactorWords } from '../second-factor-words.ts';
import { AuthenticatorPanel } from './authenticator-panel.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { FactorPanel } from './factor-panel.tsx';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { PhonePanel } from './phone-panel.tsx';
import { buildPasswordProof, type Proof, useProof } from './use-proof.tsx';
import './own-factors.css';

/** `/settings/second-factor`: what one proves oneself by next to the password. */
export function OwnFactorsScreen(): JSX.Element {
  const secondFactor = useSecondFactorWords();
  const { screens } = useConsoleWords();
  const { own } = secondFactor;
  const ask = useHttpAsk();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['own-factors'],
    queryFn: () => ask('GET /auth/factors'),
    retry: false,
  });
  if (isPending) return <SkeletonScreen label={own.loading} />;
  return (
    <>
      <PageHeader title={screens.secondFactor} />
      {data === undefined ? (
        <Panel>
          <EmptyState icon="alert" title={own.failed} actions={<Button onClick={() => refetch()}>{own.retry}</Button>}>
            {error?.message}
          </EmptyState>
        </Panel>
      ) : (
        <Factors factors={data} reload={() => refetch()} />
      )}
    </>
  );
}

function Factors({ factors, reload }: { readonly factors: OwnFactors; readonly reload: () => void }): JSX.Element {
  const { own } = useSecondFactorWords();
  const { notify } = useNotificationCentre();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const proof = useProof(factors.asks_password);
  const onChanged = (text: string, made: readonly string[] | null = null): void => {
    notify('success', text);
    setCodes(made);
    reload();
  };
  const { phone, phone_confirmed, asks_password, totp_since, passkeys, recovery_codes_left, is_required } = factors;
  const owesOne = is_required && !phone_confirmed && totp_since === null && passkeys.length === 0;
  return (
    <div className="factors">
      <p className="factors__text">{own.text}</p>
      {owesOne ? <Notice tone="warning">{own.required}</Notice> : null}
      <AuthenticatorPanel since={totp_since} proof={proof} onChanged={onChanged} />
      <PasskeysPanel passkeys={passkeys} proof={proof} onChanged={onChanged} />
      <PhonePanel phone={phone} phone_confirmed={phone_confirmed} asks_password={asks_password} onChanged={onChanged} />
      <RecoveryPanel
        left={recovery_codes_left}
        proof={proof}
        onMade={(made) => {
          setCodes(made);
          reload();
        }}
      />
      {proof.dialog}
      {codes === null ? null : <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </div>
  );
}

type RecoveryPanelProps = {
  readonly left: number;
  readonly proof: Proof;
  readonly onMade: (codes: readonly string[] | null) => void;
};

/** Codes for when nothing else is at hand. */
function RecoveryPanel({ left, proof, onMade }: RecoveryPanelProps): JSX.Element {
  const ask = useHttpAsk();
  const { recovery: words } = useSecondFactorWords().own;
  const [isAsking, setAsking] = useState(false);
  const make = () =>
    proof.prove(async (password) => onMade((await ask('POST /auth/recovery-codes', { body: buildPasswordProof(password) })).codes));
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

type RecoveryCodesDialogProps = { readonly codes: readonly string[]; readonly onClose: () => void };

/** The codes, this one time: to be copied, downloaded or printed. A key pressed too much must not take them away. */
function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps): JSX.Element {
  const { own } = useSecondFactorWords();
  const words = own.recovery;
  const { notify } = useNotificationCentre();
  const file = `${words.fileHead}\n\n${codes.join('\n')}\n`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      notify('success', words.copied);
    } catch {
      // The browser may forbid it.
      notify('danger', words.notCopied);
    }
  };
  return (
    <Dialog
      title={words.shownTitle}
      actions={
        <>
          <Button onClick={() => copy()}>{words.copy}</Button>
          <a className={buttonClass()} href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`} download={words.fileName}>
            {words.download}
          </a>
          <Button tone="primary" onClick={onClose}>
            {words.saved}
          </Button>
        </>
      }
    >
      <p>{words.shownText}</p>
      <ol className="factors__codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
