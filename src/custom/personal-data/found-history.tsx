import type { JSX } from 'react';
import { Link } from 'react-router';
import { recordPageOf } from '../../../contract/derive/addresses.ts';
import { formatInstant } from '../../crud/core/format.ts';
import { resourceNamed } from '../../crud/core/named.ts';
import { useWords, type Words } from '../../crud/core/words.ts';
import { fieldChanges } from '../../crud/fields/cells/field-changes.tsx';
import { ChangeLines } from '../../ui/history/change-lines.tsx';
import { Group } from './group.tsx';
import { usePersonWords } from './person-words.ts';
import type { Found } from './use-found.ts';

export type FoundChange = Found['history'][number];

/** Earlier values that the history of records keeps: what happened, when, to which record; values when they are asked for. */
export function FoundHistory({ history, orders, records }: Pick<Found, 'history' | 'orders' | 'records'>): JSX.Element {
  const all = useWords();
  const words = usePersonWords();
  // What is in the trash has no page.
  const deleted = new Set([
    ...orders.filter((order) => order.deleted).map(({ id }) => `orders ${id}`),
    ...records.filter((record) => record.deleted).map(({ resource, id }) => `${resource} ${id}`),
  ]);
  const actions: Readonly<Record<string, string>> = all.form.history.actions;
  return (
    <Group title={words.found.history}>
      {history.map((change) => {
        const { resource, record_id, at, action } = change;
        const entity = resourceNamed(resource);
        const changes = fieldChanges(all, entity, change.changes, undefined);
        const name = recordName(all, words, change);
        return (
          <li key={`${resource} ${record_id} ${at} ${action}`}>
            <div className="found-list__line">
              <span>{formatInstant(at)}</span>
              <strong>{actions[action] ?? action}</strong>
              {resource === 'email-blacklist' || deleted.has(`${resource} ${record_id}`) ? (
                <span>{name}</span>
              ) : (
                <Link to={recordPageOf(entity, { id: record_id })}>{name}</Link>
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

/** What a change in the history was about: `Objednávka č. 7`. */
export function recordName(
  all: Words,
  { found }: ReturnType<typeof usePersonWords>,
  { resource, record_id }: Pick<FoundChange, 'resource' | 'record_id'>,
): string {
  if (resource === 'orders') return found.order(record_id);
  if (resource === 'email-blacklist') return found.ban;
  return found.record(all.labelsOf(resourceNamed(resource)).noun.one, record_id);
}
