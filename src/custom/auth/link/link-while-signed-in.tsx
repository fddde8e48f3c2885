import { type JSX, useState } from 'react';
import { accessPaths } from '../../../../contract/rules/accounts/next-step.ts';
import { useCentral, useSession } from '../../../providers/central-context.ts';
import { signOut } from '../../../providers/session/sign-out.ts';
import { useFurtherWords } from '../../../providers/words/further-words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { AuthLayout } from '../layout/auth-layout.tsx';
import { AuthLink, type Go } from '../layout/auth-link.tsx';
import type { LinkMeaning } from './use-link-meaning.ts';

type LinkWhileSignedInProps = { readonly purpose: Exclude<LinkMeaning['purpose'], 'invalid'>; readonly go: Go };

/** A link for an account, opened by someone who is signed in: says who that is, and offers to go on with it or to stay. */
export function LinkWhileSignedIn({ purpose, go }: LinkWhileSignedInProps): JSX.Element {
  const central = useCentral();
  const { user } = useSession();
  const words = useFurtherWords().auth.signedIn;
  const [isLeaving, setLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    setLeaving(true);
    // The session ends here in any case, and with it this page: the link's own is at the same address.
    await signOut(central);
  };
  return (
    <AuthLayout title={words.title} text={words.purpose[purpose]}>
      <div className="form">
        {user === null ? null : <p>{words.text(user.name, user.email)}</p>}
        <Button tone="primary" wide busy={isLeaving} onClick={() => leave()}>
          {words.signOut}
        </Button>
        <AuthLink to={accessPaths.home} go={go} className={buttonClass('secondary', 'button--wide')}>
          {words.stay}
        </AuthLink>
      </div>
    </AuthLayout>
  );
}
