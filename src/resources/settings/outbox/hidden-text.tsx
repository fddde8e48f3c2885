import { type JSX, Suspense, useState } from 'react';
import { hiddenSecret } from '../../../../contract/rules/accounts/hidden-secret.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { readRefusal } from '../../../crud/core/refusal.ts';
import { useWords } from '../../../crud/core/words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import '../../../crud/fields/references/values.css';
import './hidden-text.css';

// Reading Markdown is fetched where there is some.
const FormattedText = lazyPart(async () => (await import('../../../crud/fields/cells/formatted-text.tsx')).FormattedText);

type HiddenTextProps = { readonly id: number; readonly text: string; readonly formatted: boolean };

/** The text of a message; a link or a code that it hides is shown when it is asked for: the server wants the password. */
export function HiddenText({ id, text, formatted }: HiddenTextProps): JSX.Element {
  const { outbox } = useWords();
  const { ask } = useCalls();
  const [shown, setShown] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const show = async (): Promise<void> => {
    setAsking(true);
    setFailure(undefined);
    try {
      const { body } = await ask('POST /outbox/{id}/text', { path: { id } });
      setShown(body);
    } catch (error) {
      setFailure(readRefusal(error).message);
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      {formatted ? (
        <Suspense fallback={null}>
          <div className="hidden-text__formatted">
            <FormattedText source={shown ?? text} />
          </div>
        </Suspense>
      ) : (
        <span className="value-lines">{shown ?? text}</span>
      )}
      {shown === undefined && text.includes(hiddenSecret) ? (
        <span className="hidden-text__show">
          <Button busy={isAsking} onClick={() => show()}>
            {outbox.show}
          </Button>
        </span>
      ) : null}
      {failure === undefined ? null : (
        <span className="field__error" role="alert">
          {failure}
        </span>
      )}
    </>
  );
}
