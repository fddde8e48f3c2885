import type { JSX } from 'react';
import { Link } from 'react-router';
import { recordPageOf } from '../../../contract/derive/addresses.ts';
import { emailBlacklist } from '../../../contract/resources/web-orders/email-blacklist.ts';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import { fieldChanges } from '../../crud/fields/cells/field-changes.ts';
import { formatInstant } from '../../crud/vocabulary/format.ts';
import { useWords } from '../../crud/vocabulary/words.ts';
import { ChangeLines } from '../../ui/history/change-lines.tsx';
import { Group } from './group.tsx';
import { usePersonWords } from './person-words.ts';
import type { Found } from './use-found.ts';

export type FoundChange = Found['history'][number];

const resources = { orders, 'email-blacklist': emailBlacklist } as const;

/** Earlier values that the history of records keeps: what happened, when, to which record; values when they are asked for. */
export function FoundHistory({ history, orders: own }: Pick<Found, 'history' | 'orders'>): JSX.Element {
  const all = useWords();
  const words = usePersonWords();
  const deleted = own.filter((order) => order.deleted).map(({ id }) => id);
  const actions: Readonly<Record<string, string>> = all.form.history.actions;
  return (
    <Group title={words.found.history}>
      {history.map((change) => {
        const { resource, record_id, at, action } = change;
        const changes = fieldChanges(all, resources[resource], change.changes);
        return (
          <li key={`${resource} ${record_id} ${at} ${action}`}>
            <div className="found-list__line">
              <span>{formatInstant(at)}</span>
              <strong>{actions[action] ?? action}</strong>
              {resource === 'orders' && !deleted.includes(record_id) ? (
                <Link to={recordPageOf(orders, { id: record_id })}>{words.found.order(record_id)}</Link>
              ) : (
                <span>{resource === 'orders' ? words.found.order(record_id) : words.found.ban}</span>
              )}
            </div>
            <details className="found-list__held">
              <summary>{words.found.values(changes.length)}</summary>
              <ChangeLines changes={changes} words={all.form.history} />
            </details>
          </li>
        );
      })}
    </Group>
  );
}
