import { owedStep } from '../contract/rules/accounts/next-step.ts';
import { initialQueryAt } from './crud/screens/routes.tsx';
import type { ConsoleTools } from './custom/console-tools.ts';
import { askAhead } from './providers/asked-ahead.ts';
import type { Central } from './providers/central-context.ts';

/** Asks for the rows of the list that the address names as soon as there is a session: the screen that shows them is made meanwhile. */
export async function askFirstRows(
  { session, early, now }: Central,
  { queryClient, dataProvider, authProvider, chosen }: ConsoleTools,
): Promise<void> {
  const [query] = await Promise.all([initialQueryAt(window.location, chosen), early]);
  const { user, accessToken } = session.get();
  if (query === undefined || user === null || accessToken === null || owedStep(user, now()) !== null) return;
  const { name, params } = query;
  if ((await authProvider.canAccess?.({ resource: name, action: 'list' })) === true) askAhead(queryClient, dataProvider, name, params);
}
