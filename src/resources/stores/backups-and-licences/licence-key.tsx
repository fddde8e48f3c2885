import { type JSX, useRef, useState } from 'react';
import { backupWords } from '../../../branch-status/backup-words.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { readRefusal } from '../../../crud/core/refusal.ts';
import { useNotify } from '../../../crud/core/use-notify.ts';
import { useWords } from '../../../crud/core/words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Form } from '../../../ui/form/form.tsx';

type LicenceKeyProps = { readonly storeId: number; readonly onChanged: () => void };

/** Takes a new licence key; why one was refused is at it, and it stays to be fixed. */
export function LicenceKey({ storeId, onChanged }: LicenceKeyProps): JSX.Element {
  const { licence } = backupWords(useWords());
  const { ask } = useCalls();
  const notify = useNotify();
  const input = useRef<HTMLTextAreaElement>(null);
  const [key, setKey] = useState('');
  const [error, setError] = useState<string>();
  const [isChanging, setChanging] = useState(false);
  const refuse = (reason: string): void => {
    setError(reason);
    input.current?.focus();
  };
  const change = async (): Promise<void> => {
    if (key.trim() === '') {
      refuse(licence.keyNeeded);
      return;
    }
    setChanging(true);
    setError(undefined);
    try {
      await ask('PUT /stores/{id}/licence', { path: { id: storeId }, body: { license_key: key.trim() } });
      setKey('');
      notify(licence.changed, 'success');
      onChanged();
    } catch (fault) {
      refuse(readRefusal(fault).message);
    }
    setChanging(false);
  };
  return (
    <Form className="backups__new" onSubmit={change}>
      <Field label={licence.key} hint={licence.keyHelp} error={error} required>
        {(control) => (
          <textarea
            {...control}
            ref={input}
            className="input backups__key"
            rows={4}
            spellCheck={false}
            autoComplete="off"
            value={key}
            onChange={(event) => setKey(event.target.value)}
          />
        )}
      </Field>
      <div className="backups__actions">
        <Button type="submit" tone="primary" icon="key" busy={isChanging}>
          {licence.change}
        </Button>
      </div>
    </Form>
  );
}
