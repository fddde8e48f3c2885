import { useQuery } from '@tanstack/react-query';
import type { CallAnswer } from '../../../../contract/client/calls.ts';
import { isFinished } from '../../../../contract/rules/system/task-state.ts';
import { useCalls } from '../../core/calls.ts';

export type Task = CallAnswer<'GET /tasks/{id}'>;
/** A background task as far as a progress shows it. */
export type ShownTask = Pick<Task, 'id' | 'state' | 'done' | 'total' | 'error'>;

/** The central says when it moves; this is for as long as it cannot. */
const asksEveryMilliseconds = 2000;
/** How it ended is known for so long to anyone who reports tasks that no one watched. */
const keptMilliseconds = 60_000;

/** Under what a task that someone watches is kept. */
export function taskKey(id: number): readonly unknown[] {
  return ['tasks', id];
}

/** Follows a task until it ends. */
export function useTask(begun: ShownTask): ShownTask {
  const { ask } = useCalls();
  const { data } = useQuery<ShownTask>({
    queryKey: taskKey(begun.id),
    queryFn: () => ask('GET /tasks/{id}', { path: { id: begun.id } }),
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
