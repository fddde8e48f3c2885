import type { JSX } from 'react';
import { Link } from 'react-router';
import { recordPageOf } from '../../../contract/derive/addresses.ts';
import { formatPhone } from '../../crud/core/format.ts';
import { resourceNamed } from '../../crud/core/named.ts';
import { fieldLabel, useWords, type Words } from '../../crud/core/words.ts';
import { trashPageOf } from '../../crud/list/trash-address.ts';
import { Group, InTrash } from './group.tsx';
import { usePersonWords } from './person-words.ts';
import type { Found } from './use-found.ts';

export type FoundRecord = Found['records'][number];

/** Records of entities with personal fields, and what each holds of the person. */
export function FoundRecords({ records }: Pick<Found, 'records'>): JSX.Element | null {
  const all = useWords();
  const words = usePersonWords();
  return (
    <Group title={words.found.records}>
      {records.map((record) => {
        const { resource, id, name, deleted } = record;
        const entity = resourceNamed(resource);
        return (
          <li key={`${resource} ${id}`}>
            <div className="found-list__line">
              <Link to={deleted ? trashPageOf(entity) : recordPageOf(entity, { id })}>
                {name === '' ? words.found.record(all.labelsOf(entity).noun.one, id) : name}
              </Link>
              <span>{all.labelsOf(entity).page}</span>
              {deleted ? <InTrash /> : null}
            </div>
            <p className="found-list__held">
              {heldValues(all, record)
                .map((pair) => pair.join(': '))
                .join(' · ')}
            </p>
          </li>
        );
      })}
    </Group>
  );
}

/** The values of the person in a record, each with the label of its field. */
export function heldValues(all: Words, { resource, values }: FoundRecord): readonly (readonly [label: string, value: string])[] {
  const entity = resourceNamed(resource);
  return values.map(({ field, child, value }) => {
    const label = fieldLabel(all, entity, field);
    const inner = child === null ? undefined : all.labelsOf(entity).children[field]?.[child];
    return [inner === undefined ? label : `${label} – ${inner}`, formatPhone(value)];
  });
}
