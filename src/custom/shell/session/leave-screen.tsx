import { type JSX, useState } from 'react';
import { useCentral } from '../../../providers/central-context.ts';
import { signOut } from '../../../providers/session/sign-out.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { isAnythingUnsaved } from '../../../ui/behaviour/unsaved.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';

/** Gives the screen that waits up for someone else; asks first where something on it is not saved. */
export function LeaveScreen(): JSX.Element {
  const central = useCentral();
  const words = useConsoleWords().shell.signInAgain;
  const [asks, setAsks] = useState(false);
  const leave = (): Promise<void> => signOut(central, 'left');
  if (!asks) {
    return (
      <div className="sign-in-again__other">
        <Button wide tone="plain" onClick={() => (isAnythingUnsaved() ? setAsks(true) : leave())}>
          {words.other}
        </Button>
      </div>
    );
  }
  return (
    <div className="sign-in-again__other">
      <Notice tone="warning" announce="alert">
        {words.unsaved}
      </Notice>
      <div className="sign-in-again__choice">
        <Button tone="danger" onClick={leave}>
          {words.leave}
        </Button>
        <Button onClick={() => setAsks(false)}>{words.stay}</Button>
      </div>
    </div>
  );
}
