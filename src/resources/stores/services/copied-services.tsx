import type { JSX } from 'react';
import { services } from '../../../../contract/resources/stores/services.ts';
import { fieldChanges } from '../../../crud/fields/cells/field-changes.ts';
import { idsOf, type Row, rowsOf, textOf } from '../../../crud/vocabulary/row.ts';
import { useWords } from '../../../crud/vocabulary/words.ts';
import { Check } from '../../../ui/field/check.tsx';
import { ChangesTable } from '../../../ui/history/changes-table.tsx';
import { Status, type Tone } from '../../../ui/page/status.tsx';
import type { CopyOutcome } from '../copying/copying-dialog.tsx';
import { isWritten, partOf, partsOf } from './left-out.ts';
import { LeftOutServices } from './left-out-services.tsx';

const results = ['created', 'changed', 'refused', 'left', 'unchanged'] as const;
type Result = (typeof results)[number];
const tones: Readonly<Record<Result, Tone>> = {
  created: 'success',
  changed: 'info',
  left: 'neutral',
  unchanged: 'neutral',
  refused: 'danger',
};

/** What copying does at each store, service by service. Stores at which nothing changes come last. */
export function CopiedServices({ rows, isDone, left, onToggle }: CopyOutcome): JSX.Element {
  const words = useWords();
  const said = words.services.copying;
  const ordered = rows.toSorted((one, other) => Number(one['result'] === 'unchanged') - Number(other['result'] === 'unchanged'));
  return (
    <>
      {isDone ? null : <LeftOutServices {...{ rows, left, onToggle }} />}
      <ul className="copied-services">
        {ordered.map((row) => {
          const storeId = Number(row['store_id']);
          const parts = partsOf(row);
          const name = textOf(row['name']) || said.unknown;
          const isRefused = row['result'] === 'refused';
          return (
            <li key={storeId} className="copied-services__store">
              <h3>
                {isDone || row['result'] !== 'copied' ? (
                  name
                ) : (
                  <Check label={name} checked={parts.some((part) => !left.has(part))} onChange={() => onToggle(parts)} />
                )}
              </h3>
              {isRefused ? (
                <p className="copied-services__problem">
                  <Status tone="danger">{(isDone ? said.resultsDone : said.results).refused}</Status> {textOf(row['message'])}
                </p>
              ) : (
                <Services store={row} {...{ isDone, left, onToggle }} />
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Services({ store, isDone, left, onToggle }: Omit<CopyOutcome, 'rows'> & { readonly store: Row }): JSX.Element {
  const words = useWords();
  const said = words.services.copying;
  const rows = rowsOf(store['services']);
  const same = rows.filter((row) => resultOf(row) === 'unchanged');
  const listed = results.flatMap((result) => (result === 'unchanged' ? [] : rows.filter((row) => resultOf(row) === result)));
  return (
    <>
      <ul className="copied-services__services">
        {listed.map((row) => {
          const result = resultOf(row);
          const part = partOf(store, row);
          const told = !isDone && left.has(part) ? 'left' : result;
          const [desks, missing] = [idsOf(row['desks']), idsOf(row['missing_desks'])];
          return (
            <li key={Number(row['service_id'])}>
              <p className="copied-services__service">
                {isDone || !isWritten(row) ? (
                  <strong>{textOf(row['name'])}</strong>
                ) : (
                  <Check label={textOf(row['name'])} checked={!left.has(part)} onChange={() => onToggle([part])} />
                )}
                <Status tone={tones[told]}>{(isDone ? said.resultsDone : said.results)[told]}</Status>
                {result === 'created' ? <span className="quiet">{ticketsOf(row, said.tickets)}</span> : null}
                {desks.length === 0 ? null : <span className="quiet">{said.addedDesks(desks.join(', '))}</span>}
                {missing.length === 0 || result === 'refused' ? null : (
                  <Status tone="warning" icon="alert">
                    {said.missingDesks(missing.join(', '))}
                  </Status>
                )}
              </p>
              {result === 'refused' ? <p className="copied-services__problem">{textOf(row['message'])}</p> : null}
              {result === 'changed' && rowsOf(row['changes']).length > 0 ? (
                <ChangesTable changes={fieldChanges(words, services, changesOf(row))} words={words.keeping.backups} />
              ) : null}
            </li>
          );
        })}
      </ul>
      {same.length === 0 ? null : <p className="quiet">{said.same(same.map((row) => textOf(row['name'])).join(', '))}</p>}
    </>
  );
}

function resultOf(row: Row): Result {
  return results.find((one) => one === row['result']) ?? 'refused';
}

function changesOf(row: Row): Row {
  return Object.fromEntries(rowsOf(row['changes']).map(({ field, before, after }) => [textOf(field), { before, after }]));
}

function ticketsOf(row: Row, said: (prefix: string, from: number, to: number) => string): string {
  const after = Object.fromEntries(rowsOf(row['changes']).map((change) => [textOf(change['field']), change['after']]));
  return said(textOf(after['ticket_prefix']), Number(after['number_from']), Number(after['number_to']));
}
