import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { isFinished } from '../../../../contract/rules/tasks/task-state.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { type ListedTask, listedTasks } from './listed-task.ts';

/** Under what the list of tasks is kept; what follows the central lets it be read again under `tasks`. */
export const tasksKey = ['tasks', 'getList'] as const;

/** The central says when a task moves; this is for as long as it cannot. */
const asksEveryMilliseconds = 3000;

/** So many of the newest are shown. */
const mostShown = 30;

/** The own background tasks, running ones first. */
export function useTasks(): UseQueryResult<readonly ListedTask[]> {
  const { ask } = useCalls();
  return useQuery({
    queryKey: tasksKey,
    queryFn: async () => listedTasks(await ask('GET /tasks', { query: { range: [0, mostShown - 1] } })),
    refetchInterval: ({ state }) => (state.data?.some((task) => !isFinished(task.state)) === true ? asksEveryMilliseconds : false),
  });
}
