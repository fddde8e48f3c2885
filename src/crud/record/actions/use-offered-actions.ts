import type { AnyResource } from '../../../../contract/kit/index.ts';
import { useFromClock } from '../../core/clock.ts';
import type { Row } from '../../core/row.ts';
import { isOffered } from './bulk-actions.ts';
import { isDueToday } from './due-today.ts';

/** The declared actions that the state of the record lets now, in the order of the declaration. */
export function useOfferedActions(resource: AnyResource, record: Row): readonly string[] {
  const actions = Object.keys(resource.actions ?? {});
  const names = useFromClock((now) => actions.filter((action) => isOffered(resource, action, record, now)).join(' ')).split(' ');
  return actions.filter((action) => names.includes(action));
}

/** Those of the actions that wait for a day which is today, in their order: the reason why the record is opened. */
export function useDueActions(resource: AnyResource, record: Row, actions: readonly string[]): readonly string[] {
  const names = useFromClock((now) => actions.filter((action) => isDueToday(resource, action, record, now)).join(' ')).split(' ');
  return actions.filter((action) => names.includes(action));
}
