import type { JSX } from 'react';
import type { CentralError } from '../../../providers/transport/central-error.ts';
import { useAuthPagesWords } from '../../../providers/words/words-context.ts';
import { Notice } from '../../../ui/page/notice.tsx';

/** Why a form was refused, and the number under which the server's log has it when that is of use. */
export function FailureNotice({ failure }: { readonly failure: CentralError }): JSX.Element {
  const { unexpected, reference: withReference } = useAuthPagesWords();
  const { reference, message } = failure.body;
  return (
    <Notice tone="danger" announce="alert">
      <p>{message === '' ? unexpected : message}</p>
      {failure.status >= 500 && reference !== undefined ? <p className="quiet">{withReference(reference)}</p> : null}
    </Notice>
  );
}
