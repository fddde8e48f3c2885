import { type JSX, useEffect, useState } from 'react';
import { accessPaths } from '../../../contract/rules/accounts/next-step.ts';
import { useCentral } from '../../providers/central-context.ts';
import { signOut } from '../../providers/session/sign-out.ts';
import { useFurtherWords } from '../../providers/words/further-words.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { AuthLayout, AuthLink, type Go } from './layout/auth-layout.tsx';

/** Signs out and says so. */
export function SignOut({ go }: { readonly go: Go }): JSX.Element {
  const central = useCentral();
  const { auth } = useFurtherWords();
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    let isWatched = true;
    void signOut(central).then(() => {
      if (isWatched) setDone(true);
    });
    return () => {
      isWatched = false;
    };
  }, [central]);
  const text = isDone ? auth.signIn.signedOutByUser : auth.signIn.signingOut;
  return (
    <AuthLayout title={text}>
      {isDone ? (
        <div ref={focusLink}>
          <AuthLink to={accessPaths.signIn} go={go} className={buttonClass('primary', 'button--wide')}>
            {auth.signIn.again}
          </AuthLink>
        </div>
      ) : null}
    </AuthLayout>
  );
}

/** The one thing to do here, for who goes on by keys. */
function focusLink(holder: HTMLElement | null): void {
  holder?.querySelector('a')?.focus();
}
