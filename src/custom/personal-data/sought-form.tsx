import { type JSX, useId, useRef, useState } from 'react';
import { soughtPerson } from '../../../contract/rules/text/sought-person.ts';
import { useWords } from '../../crud/core/words.ts';
import { SubmitButton } from '../../ui/button/submit-button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormRow } from '../../ui/form/form-row.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { usePersonWords } from './person-words.ts';

type SoughtFormProps = {
  readonly begins: string;
  readonly isSeeking: boolean;
  /** Reported the person as the server compares them: a lower-case address, or a number with its plus. */
  readonly onSeek: (person: string) => Promise<void>;
};

/** Asks whom to look for. */
export function SoughtForm({ begins, isSeeking, onSeek }: SoughtFormProps): JSX.Element {
  const words = usePersonWords();
  const { problem } = useWords();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(begins);
  const [error, setError] = useState<string>();
  const submit = async (): Promise<void> => {
    const person = soughtPerson(text);
    if (person === undefined) {
      setError(problem({ code: 'email_or_phone' }));
      input.current?.focus();
      return;
    }
    setError(undefined);
    await onSeek(person.value);
  };
  return (
    <Panel>
      <Form className="sought-form" onSubmit={submit}>
        <FormRow id={id} label={words.sought.label} help={words.sought.help} error={error}>
          {(control) => (
            <input
              {...control}
              ref={input}
              className="input"
              type="text"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </FormRow>
        <SubmitButton busy={isSeeking}>{isSeeking ? words.sought.finding : words.sought.find}</SubmitButton>
      </Form>
    </Panel>
  );
}
