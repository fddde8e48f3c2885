import type { ComponentChildren, JSX } from 'preact';
import type { Answer } from '../client/use-answer.ts';
import { useSpeech } from '../words/speech.ts';
import { Refusal } from './refusal.tsx';

type AnsweredProps<T> = { readonly answer: Answer<T>; readonly children: (value: T) => ComponentChildren };

/** What was asked for once it is here; until then that it is coming, or why it does not come. */
export function Answered<T>({ answer, children }: AnsweredProps<T>): JSX.Element {
  const { words } = useSpeech();
  if (answer.state === 'coming')
    return (
      <p class="quiet" role="status">
        {words.coming}
      </p>
    );
  if (answer.state === 'refused') return <Refusal message={answer.refused.message} again={answer.again} />;
  return <>{children(answer.value)}</>;
}
