import { useQuery } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import type { OwnFactors } from '../../../../contract/operations/second-factor.ts';
import { useHttpAsk } from '../../../providers/http/ask.ts';
import { useNotificationCentre } from '../../../providers/notifications/use-notifications.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { SkeletonScreen } from '../../../ui/page/skeleton.tsx';
import { useSecondFactorWords } from '../second-factor-words.ts';
import { AuthenticatorPanel } from './authenticator-panel.tsx';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { PhonePanel } from './phone-panel.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { RecoveryPanel } from './recovery-panel.tsx';
import { useProof } from './use-proof.tsx';
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
  const { tell } = useNotificationCentre();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const proof = useProof(factors.asks_password);
  const onChanged = (told: string, made: readonly string[] | null = null): void => {
    tell('success', told);
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
