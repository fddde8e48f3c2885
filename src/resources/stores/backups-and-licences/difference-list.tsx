import type { JSX } from 'react';
import type { CallAnswer } from '../../../../contract/client/calls.ts';
import { backupWords } from '../../../branch-status/backup-words.ts';
import { isResourceName, resourceNamed } from '../../../crud/core/named.ts';
import { useWords } from '../../../crud/core/words.ts';
import { changesByField } from '../../../crud/fields/cells/field-changes.ts';
import { ChangesTable } from '../../../ui/history/changes-table.tsx';
import { Status, type Tone } from '../../../ui/page/status.tsx';
import { markedChanges } from './marked-changes.tsx';

/** What restoring a backup would do. */
export type Differences = CallAnswer<'POST /backups/{id}/preview'>;
type Difference = Differences['records'][number];

/** In the order in which they are counted. */
const deeds = ['create', 'edit', 'bring_back', 'delete'] as const satisfies readonly Difference['deed'][];

const tones: Readonly<Record<Difference['deed'], Tone>> = { create: 'success', edit: 'info', bring_back: 'success', delete: 'danger' };

/** How many records a restore changes in each way. */
export function DifferenceCounts({ records }: { readonly records: readonly Difference[] }): JSX.Element {
  const { backups } = backupWords(useWords());
  const counted = deeds.map((deed) => ({ deed, count: records.filter((record) => record.deed === deed).length }));
  return (
    <ul className="keeping__sums">
      {counted.map(({ deed, count }) =>
        count === 0 ? null : (
          <li key={deed}>
            <Status tone={tones[deed]}>{backups.deedCount(backups.deeds[deed], count)}</Status>
          </li>
        ),
      )}
    </ul>
  );
}

/** Records that a restore changes, by entity, each with its fields; first those that are in its way. */
export function DifferenceList({ records }: { readonly records: readonly Difference[] }): JSX.Element {
  const words = useWords();
  // A server of a newer version may know entities that this console does not.
  const entities = [...new Set(records.map(({ entity }) => entity))].filter(isResourceName);
  return (
    <>
      {entities.map((entity) => (
        <section key={entity} className="keeping__entity" aria-label={words.labelsOf({ name: entity }).page}>
          <h3>
            {words.labelsOf({ name: entity }).page}{' '}
            <span className="keeping__count">{records.filter((record) => record.entity === entity).length}</span>
          </h3>
          <ul className="keeping__records">
            {records
              .filter((record) => record.entity === entity)
              .toSorted((one, other) => Number(one.problem === null) - Number(other.problem === null))
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
  const { backups } = backupWords(words);
  const changes = markedChanges({ words, resource: resourceNamed(record.entity) }, changesByField(record.changes));
  return (
    <>
      <p className="keeping__record">
        <strong>{record.name}</strong> <Status tone={tones[record.deed]}>{backups.deeds[record.deed]}</Status>
        {record.deed === 'edit' ? <span className="quiet">{backups.fields(changes.length)}</span> : null}
      </p>
      {record.problem === null ? null : <p className="keeping__problem">{record.problem}</p>}
      {changes.length === 0 ? null : <ChangesTable changes={changes} words={backups} />}
    </>
  );
}
