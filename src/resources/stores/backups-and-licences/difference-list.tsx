import type { JSX, ReactNode } from 'react';
import type { CallAnswer } from '../../../../contract/client/calls.ts';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import type { AnyResource, FieldOf } from '../../../../contract/kit/index.ts';
import { differingParts, type Part } from '../../../../contract/rules/text/differing-parts.ts';
import { backupWords } from '../../../branch-status/backup-words.ts';
import { isResourceName, resourceNamed } from '../../../crud/core/named.ts';
import { isNothing, isRow, type Row, rowsOf } from '../../../crud/core/row.ts';
import { useWords, type Words } from '../../../crud/core/words.ts';
import { changesByField, fieldChanges } from '../../../crud/fields/cells/field-changes.tsx';
import { renderValue } from '../../../crud/fields/cells/shows.tsx';
import { ChangesTable, type FieldChange } from '../../../ui/history/changes-table.tsx';
import { Status, type Tone } from '../../../ui/page/status.tsx';

/** What restoring a backup would do. */
export type Differences = CallAnswer<'POST /backups/{id}/preview'>;
type Difference = Differences['records'][number];

/** In the order in which they are counted. */
const actions = ['create', 'edit', 'bring_back', 'delete'] as const satisfies readonly Difference['action'][];

const tones: Readonly<Record<Difference['action'], Tone>> = { create: 'success', edit: 'info', bring_back: 'success', delete: 'danger' };

/** How many records a restore changes in each way. */
export function DifferenceCounts({ records }: { readonly records: readonly Difference[] }): JSX.Element {
  const { backups } = backupWords(useWords());
  const counted = actions.map((action) => ({ action, count: records.filter((record) => record.action === action).length }));
  return (
    <ul className="backups__totals">
      {counted.map(({ action, count }) =>
        count === 0 ? null : (
          <li key={action}>
            <Status tone={tones[action]}>{backups.changeCount(backups.changes[action], count)}</Status>
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
        <section key={entity} className="backups__entity" aria-label={words.labelsOf({ name: entity }).page}>
          <h3>
            {words.labelsOf({ name: entity }).page}{' '}
            <span className="backups__count">{records.filter((record) => record.entity === entity).length}</span>
          </h3>
          <ul className="backups__records">
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
      <p className="backups__record">
        <strong>{record.name}</strong> <Status tone={tones[record.action]}>{backups.changes[record.action]}</Status>
        {record.action === 'edit' ? <span className="quiet">{backups.fields(changes.length)}</span> : null}
      </p>
      {record.problem === null ? null : <p className="backups__problem">{record.problem}</p>}
      {changes.length === 0 ? null : <ChangesTable changes={changes} words={backups} />}
    </>
  );
}

type Side = 'before' | 'after';
type shown = { readonly words: Words; readonly resource: AnyResource };

/** What a restore changes of a record, with what differs marked in both values: what goes, and what comes. */
function markedChanges(shown: shown, recorded: Row): readonly FieldChange[] {
  return fieldChanges(shown.words, shown.resource, recorded, undefined).map((change) => {
    const values: unknown = recorded[change.name];
    if (!isRow(values) || change.parts !== undefined) return change;
    const { before, after } = values;
    const field = fieldOf(shown.resource, change.name);
    if (field?.kind === 'children')
      return { ...change, ...markedRows({ ...shown, field, name: change.name }, rowsOf(before), rowsOf(after)) };
    if (typeof before === 'string' && typeof after === 'string' && (field?.kind === 'text' || field?.kind === 'richText')) {
      const parts = differingParts(before, after);
      return { ...change, before: <Parts side="before" parts={parts.before} />, after: <Parts side="after" parts={parts.after} /> };
    }
    const whole = (side: Side): ReactNode => (isNothing(values[side]) ? change[side] : <Marked side={side}>{change[side]}</Marked>);
    return { ...change, before: whole('before'), after: whole('after') };
  });
}

/** Who does not see the colours receives that something goes or comes. */
function Marked({ side, children }: { readonly side: Side; readonly children: ReactNode }): JSX.Element {
  return side === 'before' ? <del className="differs">{children}</del> : <ins className="differs">{children}</ins>;
}

function Parts({ side, parts }: { readonly side: Side; readonly parts: readonly Part[] }): JSX.Element {
  return (
    <span className="value-lines">
      {parts.map(({ text, isOther }) =>
        isOther ? (
          // A text has one such part at most.
          <Marked key="other" side={side}>
            {text}
          </Marked>
        ) : (
          text
        ),
      )}
    </span>
  );
}

type Rows = shown & { readonly name: string; readonly field: FieldOf<'children'> };

/** Of rows within a record only those that the other side has not; the others are counted. */
function markedRows(rows: Rows, before: readonly Row[], after: readonly Row[]): Pick<FieldChange, Side> {
  const same = before.filter(isAmong(after)).length;
  const sideOf = (side: Side, own: readonly Row[], others: readonly Row[]): ReactNode => {
    const differing = own.filter((row) => !isAmong(others)(row));
    const { words, resource, name, field } = rows;
    return (
      <>
        {differing.length === 0 ? null : (
          <Marked side={side}>{renderValue(field, { resource, additions: {}, words, row: {}, name, value: differing })}</Marked>
        )}
        {same === 0 ? null : <p className="quiet">{backupWords(words).backups.sameRows(same)}</p>}
        {own.length === 0 ? words.form.empty : null}
      </>
    );
  };
  return { before: sideOf('before', before, after), after: sideOf('after', after, before) };
}

function isAmong(rows: readonly Row[]): (row: Row) => boolean {
  const written = new Set(rows.map((row) => JSON.stringify(row)));
  return (row) => written.has(JSON.stringify(row));
}
