import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type JSX, useId, useRef, useState } from 'react';
import { soughtPerson } from '../../../contract/rules/text/sought-person.ts';
import { useCalls } from '../../crud/core/calls.ts';
import { formatInstant } from '../../crud/core/format.ts';
import { readRefusal } from '../../crud/core/refusal.ts';
import { useWords } from '../../crud/core/words.ts';
import { countsText } from '../../resources/settings/counts-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { SubmitButton } from '../../ui/button/submit-button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormRow } from '../../ui/form/form-row.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { SkeletonScreen } from '../../ui/page/skeleton.tsx';
import { FoundData } from './found-data.tsx';
import { usePersonWords } from './person-words.ts';
import { personalDataKey, useFound } from './use-found.ts';
import './personal-data.css';

/** The address bar never holds whom someone sought; the memory of the page does, for the way back from a record. */
const soughtKey = [personalDataKey, 'sought'];

/** `/settings/personal-data`: what is held about a citizen who wrote, and the way to hand it over or to erase it. */
export function PersonalData(): JSX.Element {
  const words = usePersonWords();
  const queries = useQueryClient();
  const [sought, setSought] = useState(() => queries.getQueryData<string>(soughtKey));
  const [attempt, setAttempt] = useState(0);
  const { data, error, refetch } = useFound(sought);
  const isSeeking = sought !== undefined && data === undefined && error === null;
  const seek = async (person: string): Promise<void> => {
    queries.setQueryData(soughtKey, person);
    if (person === sought) await refetch();
    setSought(person);
    setAttempt((before) => before + 1);
  };
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      <div className="personal-data">
        <SoughtForm begins={sought ?? ''} isSeeking={isSeeking} onSeek={seek} />
        {isSeeking ? <SkeletonScreen label={words.sought.finding} /> : null}
        {data === undefined && error !== null ? (
          <Panel padded={false}>
            <div role="alert">
              <EmptyState
                icon="alert"
                title={words.sought.failed}
                actions={<Button onClick={() => refetch()}>{words.sought.retry}</Button>}
              >
                {readRefusal(error).message}
              </EmptyState>
            </div>
          </Panel>
        ) : null}
        {data === undefined ? null : <FoundData key={`${sought} ${attempt}`} found={data} takesFocus={attempt > 0} onChange={refetch} />}
        <ErasureList />
      </div>
    </>
  );
}

type SoughtFormProps = {
  readonly begins: string;
  readonly isSeeking: boolean;
  /** Called with the person as the server compares them: a lower-case address, or a number with its plus. */
  readonly onSeek: (person: string) => Promise<void>;
};

/** Asks whom to look for. */
function SoughtForm({ begins, isSeeking, onSeek }: SoughtFormProps): JSX.Element {
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

/** Who erased someone on request, when and how much: what an administrator shows to anyone who checks it. */
function ErasureList(): JSX.Element {
  const words = usePersonWords();
  return (
    <section className="erasures" aria-labelledby="erasures-title">
      <h2 id="erasures-title">{words.record.title}</h2>
      <Erasures />
    </section>
  );
}

function Erasures(): JSX.Element {
  const { language, form } = useWords();
  const { record: words, kinds, sought } = usePersonWords();
  const { ask } = useCalls();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: [personalDataKey, 'erasures'],
    queryFn: ({ signal }) => ask('GET /personal-data/erasures', { signal }),
    retry: false,
  });
  if (isPending) return <SkeletonScreen label={words.loading} />;
  if (data === undefined) {
    return (
      <Panel padded={false}>
        <EmptyState icon="alert" title={words.failed} actions={<Button onClick={() => refetch()}>{sought.retry}</Button>}>
          {error === null ? '' : readRefusal(error).message}
        </EmptyState>
      </Panel>
    );
  }
  if (data.length === 0) return <p className="quiet">{words.none}</p>;
  return (
    <>
      <p className="quiet">{words.help}</p>
      <Panel padded={false}>
        <ul className="found-list">
          {data.map(({ id, at, actor, person, counts }) => (
            <li key={id}>
              <div className="found-list__line">
                <strong>{formatInstant(at)}</strong>
                <span>{actor ?? form.history.system}</span>
                <span>{countsText(kinds, language, counts) || words.nobody}</span>
              </div>
              <p className="found-list__held">
                {words.digest} <code>{person}</code>
              </p>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
