import type { JSX } from 'react';
import type { CallAnswer } from '../../../../contract/api/calls.ts';
import { changesByField, fieldChanges } from '../../../crud/fields/cells/field-changes.ts';
import { isResourceName, resourceNamed } from '../../../crud/vocabulary/named.ts';
import { useWords } from '../../../crud/vocabulary/words.ts';
import { ChangesTable } from '../../../ui/history/changes-table.tsx';
import { Status, type Tone } from '../../../ui/page/status.tsx';

/** What restoring a backup would do. */
export type Differences = CallAnswer<'POST /backups/{id}/preview'>;
type Difference = Differences['records'][number];

const tones: Readonly<Record<Difference['deed'], Tone>> = { create: 'success', edit: 'info', bring_back: 'success', delete: 'danger' };

/** Records that a restore changes, by entity, each with its fields. */
export function DifferenceList({ records }: { readonly records: readonly Difference[] }): JSX.Element {
  const words = useWords();
  // A server of a newer version may know entities that this console does not.
  const entities = [...new Set(records.map(({ entity }) => entity))].filter(isResourceName);
  return (
    <>
      {entities.map((entity) => (
        <section key={entity} className="keeping__entity" aria-label={words.labelsOf({ name: entity }).page}>
          <h3>{words.labelsOf({ name: entity }).page}</h3>
          <ul className="keeping__records">
            {records
              .filter((record) => record.entity === entity)
              .map((record) => (
                <li key={record.id}>
                  <OneRecord record={record} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function OneRecord({ record }: { readonly record: Difference }): JSX.Element {
  const words = useWords();
  const { backups } = words.keeping;
  const changes = fieldChanges(words, resourceNamed(record.entity), changesByField(record.changes));
  return (
    <>
      <p className="keeping__record">
        <strong>{record.name}</strong> <Status tone={tones[record.deed]}>{backups.deeds[record.deed]}</Status>
      </p>
      {record.problem === null ? null : <p className="keeping__problem">{record.problem}</p>}
      {changes.length === 0 ? null : <ChangesTable changes={changes} words={backups} />}
    </>
  );
}
