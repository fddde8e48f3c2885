import type { JSX } from 'react';
import type { PageWords } from '../../../../contract/messages/cs/console/shell/pages.ts';
import type { CentralError } from '../../../providers/transport/central-error.ts';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { usePress, type Work } from '../../../ui/button/use-single-run.ts';
import { AuthLayout } from './auth-layout.tsx';
import { FailureNotice } from './use-submission.tsx';

type UnreachableProps = { readonly words: PageWords['error']; readonly failure: CentralError; readonly again: () => Work };

/**
 * The server could not be asked whether the session still holds: no one is signed out for that. Its words are those at hand, for
 * none could be fetched.
 */
export function Unreachable({ words, failure, again }: UnreachableProps): JSX.Element {
  const { onClick } = usePress(again);
  return (
    <AuthLayout title={words.title}>
      <FailureNotice failure={failure} />
      <button type="button" className={buttonClass('primary', 'button--wide')} onClick={onClick}>
        {words.again}
      </button>
    </AuthLayout>
  );
}
