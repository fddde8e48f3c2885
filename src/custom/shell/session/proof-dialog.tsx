import { type JSX, Suspense } from 'react';
import { useHttpAsk } from '../../../providers/http/ask.ts';
import { useProofAsking } from '../../../providers/http/proof-asking.ts';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';

const PasswordDialog = lazyPart(async () => (await import('../../auth/own-factors/password-dialog.tsx')).PasswordDialog);

/** Asks for the password where the server wants it again before it goes on; what waited for it then happens. */
export function ProofDialog(): JSX.Element | null {
  const ask = useHttpAsk();
  const { asked, settle } = useProofAsking();
  if (asked === null) return null;
  return (
    <Suspense>
      <PasswordDialog
        purpose={asked}
        onClose={() => settle(false)}
        go={async (password) => {
          await ask('POST /auth/proof', { body: { password } });
          settle(true);
        }}
      />
    </Suspense>
  );
}
