import { type JSX, useState } from 'react';
import { useHttp } from '../../../providers/http/http-context.ts';
import { CentralError } from '../../../providers/transport/central-error.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { useEntranceWords } from '../../../providers/words/words-context.ts';
import { useFirstFocus } from '../../../ui/behaviour/use-first-focus.ts';
import { SubmitButton } from '../../../ui/button/submit-button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { addPasskey, type beginPasskey } from './factor-calls.ts';

type NewPasskeyDialogProps = {
  readonly options: Awaited<ReturnType<typeof beginPasskey>>;
  readonly onAdded: (codes: readonly string[] | null) => void;
  readonly onClose: () => void;
};

/** Names a passkey and has the browser make it. */
export function NewPasskeyDialog({ options, onAdded, onClose }: NewPasskeyDialogProps): JSX.Element {
  const http = useHttp();
  const { own } = useConsoleWords().secondFactor;
  const words = own.passkeys;
  const { required } = useEntranceWords();
  const input = useFirstFocus<HTMLInputElement>();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const make = async (): Promise<void> => {
    setMissing(name.trim() === '');
    if (name.trim() === '' || busy) return;
    setBusy(true);
    setProblem(null);
    try {
      onAdded(await addPasskey(http, name, options));
    } catch (fault) {
      setProblem(reasonOf(fault, words));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={words.create} closeLabel={own.close} onClose={onClose}>
      <Form className="form" onSubmit={make}>
        {problem === null ? null : (
          <Notice tone="danger" announce="alert">
            {problem}
          </Notice>
        )}
        <Field label={words.name} hint={words.nameHelp} error={isMissing ? required : undefined} required>
          {(control) => (
            <input
              {...control}
              ref={input}
              className="input"
              name="name"
              autoComplete="off"
              maxLength={60}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <SubmitButton busy={busy}>{words.create}</SubmitButton>
      </Form>
    </Dialog>
  );
}

/** Why the browser or the central made none. */
function reasonOf(fault: unknown, words: { readonly existing: string; readonly cancelled: string }): string {
  if (fault instanceof CentralError && fault.message !== '') return fault.message;
  const isThere = fault instanceof Error && fault.name === 'InvalidStateError';
  return isThere ? words.existing : words.cancelled;
}
