import type { JSX } from 'react';
import type { CentralError } from '../../../providers/transport/central-error.ts';
import { useFurtherWords } from '../../../providers/words/further-words.ts';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { usePress } from '../../../ui/button/use-press.ts';
import type { Work } from '../../../ui/button/use-single-run.ts';
import { EntranceLayout } from './entrance-layout.tsx';
import { FailureNotice } from './failure-notice.tsx';

/** The server could not be asked whether the session still holds: nobody is signed out for that. */
export function Unreachable({ failure, again }: { readonly failure: CentralError; readonly again: () => Work }): JSX.Element {
  const { onClick } = usePress(again);
  const { pages } = useFurtherWords();
  return (
    <EntranceLayout title={pages.error.title}>
      <FailureNotice failure={failure} />
      <button type="button" className={buttonClass('primary', 'button--wide')} onClick={onClick}>
        {pages.error.again}
      </button>
    </EntranceLayout>
  );
}
