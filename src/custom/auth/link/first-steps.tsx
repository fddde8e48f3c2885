import type { JSX } from 'react';
import { useFurtherWords } from '../../../providers/words/further-words.ts';
import { Notice } from '../../../ui/page/notice.tsx';

/** Where the first account comes from, on the sign-in page of a server that has none (page 09, Safe by default). */
export function FirstSteps(): JSX.Element {
  const { firstSteps } = useFurtherWords().auth;
  return (
    <Notice tone="info" title={firstSteps.title}>
      {firstSteps.text}
    </Notice>
  );
}

/** Someone has just made the first account: what the page said when it was loaded no longer holds. */
export function forgetEmptiness(): void {
  delete document.documentElement.dataset['empty'];
}
