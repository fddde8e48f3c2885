import type { JSX, ReactNode } from 'react';
import type { TaskState } from '../../../../contract/rules/system/task-state.ts';
import { formatInstant } from '../../../crud/core/format.ts';
import { useWords } from '../../../crud/core/words.ts';
import type { IconName } from '../../../ui/icon/generated/icon-name.ts';
import { Status, type Tone } from '../../../ui/page/status.tsx';
import './task-line.css';

const looks: Readonly<Record<TaskState, { readonly tone: Tone; readonly icon: IconName }>> = {
  waiting: { tone: 'neutral', icon: 'clock' },
  running: { tone: 'info', icon: 'refresh' },
  done: { tone: 'success', icon: 'checkCircle' },
  failed: { tone: 'danger', icon: 'alert' },
  cancelled: { tone: 'warning', icon: 'ban' },
};

type TaskLineProps = {
  readonly title: string;
  readonly state: TaskState;
  /** Another word for the state, while it is about to change. */
  readonly stateWord?: string | undefined;
  readonly beganAt: string;
  readonly endedAt: string | null;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
};

/** One task of the right panel: what it is, its state, when it was, what came of it and what can be done. */
export function TaskLine({ title, state, stateWord, beganAt, endedAt, children, actions }: TaskLineProps): JSX.Element {
  const { tasks } = useWords();
  const began = formatInstant(beganAt);
  return (
    <li className="task">
      <div className="task__head">
        <h3>{title}</h3>
        <Status {...looks[state]}>{stateWord ?? tasks.states[state]}</Status>
      </div>
      {children}
      <p className="quiet figures">{endedAt === null ? tasks.began(began) : tasks.ended(began, formatInstant(endedAt))}</p>
      {actions === undefined ? null : <div className="task__actions">{actions}</div>}
    </li>
  );
}
