import { type JSX, useState } from 'react';
import { useNotificationCentre } from '../../../providers/notification-centre.ts';
import { CentralError } from '../../../providers/transport/central-error.ts';
import { useSecondFactorWords } from '../second-factor-words.ts';
import { PasswordDialog } from './password-dialog.tsx';

type Work = (password: string | null) => Promise<void>;

export type Proof = {
  /** Does the work, after asking for the password when it is needed; says when it fails. */
  readonly prove: (work: Work) => Promise<void>;
  readonly isWorking: boolean;
  /** Where the password is asked for; to be put on the screen. */
  readonly dialog: JSX.Element | null;
};

/** The password as it goes with a change; nothing where one has just signed in. */
export function buildPasswordProof(password: string | null): { readonly password?: string } {
  return password === null ? {} : { password };
}

/** Changes that the server lets through for who has just signed in, or gives the password again. */
export function useProof(asksPassword: boolean): Proof {
  const { own } = useSecondFactorWords();
  const { notify } = useNotificationCentre();
  const [waiting, setWaiting] = useState<Work | null>(null);
  const [isWorking, setWorking] = useState(false);
  const run = async (work: Work): Promise<void> => {
    setWorking(true);
    try {
      await work(null);
    } catch (fault) {
      const isAsked = fault instanceof CentralError && fault.body.errors?.['password'] !== undefined;
      if (isAsked) setWaiting(() => work);
      else notify('danger', fault instanceof CentralError && fault.message !== '' ? fault.message : own.notDone);
    } finally {
      setWorking(false);
    }
  };
  return {
    prove: async (work) => {
      if (asksPassword) setWaiting(() => work);
      else await run(work);
    },
    isWorking,
    dialog:
      waiting === null ? null : (
        <PasswordDialog
          purpose={own.password.purpose}
          onClose={() => setWaiting(null)}
          go={async (password) => {
            await waiting(password);
            setWaiting(null);
          }}
        />
      ),
  };
}
