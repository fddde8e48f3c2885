import type { ComponentChildren, JSX } from 'preact';
import type { Answer } from '../client/use-client.ts';
import { useLanguage } from '../words/language.ts';
import type { IconName } from './generated/icon-name.ts';
import { Icon } from './icon.tsx';

type NoteProps = {
  readonly icon: IconName;
  readonly tone?: 'plain' | 'warning' | 'danger' | 'good';
  /** Read out as soon as it appears. */
  readonly isAlert?: boolean;
  readonly children: ComponentChildren;
};

/** One thing to know, in a frame of its own. */
export function Note({ icon, tone = 'plain', isAlert = false, children }: NoteProps): JSX.Element {
  return (
    <div class={`note note--${tone}`} {...(isAlert ? { role: 'alert' } : {})}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  );
}

type RefusalProps = { readonly message: string; readonly again?: (() => void) | undefined };

/** Why something did not work, and a way to try once more. */
export function Refusal({ message, again }: RefusalProps): JSX.Element {
  const { words } = useLanguage();
  return (
    <Note icon="alert" tone="danger" isAlert>
      <p>{message}</p>
      {again === undefined ? null : (
        <button type="button" class="button" onClick={again}>
          {words.again}
        </button>
      )}
    </Note>
  );
}

type AnsweredProps<T> = { readonly answer: Answer<T>; readonly children: (value: T) => ComponentChildren };

/** What was asked for once it is here; until then that it is coming, or why it does not come. */
export function Answered<T>({ answer, children }: AnsweredProps<T>): JSX.Element {
  const { words } = useLanguage();
  if (answer.state === 'coming')
    return (
      <p class="quiet" role="status">
        {words.coming}
      </p>
    );
  if (answer.state === 'refused') return <Refusal message={answer.refused.message} again={answer.again} />;
  return <>{children(answer.value)}</>;
}
