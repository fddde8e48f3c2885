import { useQuery } from '@tanstack/react-query';
import { isFinished, type TaskState, taskStates } from '../../../../contract/rules/task-state.ts';
import { useCalls } from '../../vocabulary/calls.ts';
import { isRow, textOf } from '../../vocabulary/row.ts';

/** A background task as far as a progress shows it. */
export type ShownTask = {
  readonly id: number;
  readonly state: TaskState;
  readonly done: number;
  readonly total: number | null;
  readonly message: string;
};

/** The central tells when it moves; this is for as long as it cannot. */
const asksEveryMilliseconds = 2000;
/** How it ended is known for so long to whoever tells of tasks that nobody watched. */
const keptMilliseconds = 60_000;

export function shownTaskOf(json: unknown): ShownTask {
  const row = isRow(json) ? json : {};
  return {
    id: Number(row['id']),
    state: taskStates.find((state) => state === row['state']) ?? 'waiting',
    done: Number(row['done'] ?? 0),
    total: typeof row['total'] === 'number' ? row['total'] : null,
    message: isRow(row['error']) ? textOf(row['error']['message']) : '',
  };
}

/** Under what a task that somebody watches is kept. */
export function taskKey(id: number): readonly unknown[] {
  return ['tasks', id];
}

/** Follows a task until it ends. */
export function useTask(begun: ShownTask): ShownTask {
  const { ask } = useCalls();
  const { data } = useQuery({
    queryKey: taskKey(begun.id),
    queryFn: async () => shownTaskOf(await ask('GET /tasks/{id}', { path: { id: begun.id } })),
    // A connection that is away comes back: the task goes on without it.
    retry: true,
    retryDelay: asksEveryMilliseconds,
    staleTime: 0,
    gcTime: keptMilliseconds,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => (state.data !== undefined && isFinished(state.data.state) ? false : asksEveryMilliseconds),
  });
  return data ?? begun;
}
