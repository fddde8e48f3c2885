import type { JSX } from 'react';
import { services } from '../../../../contract/resources/stores/services.ts';
import { backupWords } from '../../../branch-status/backup-words.ts';
import { textOf } from '../../../crud/core/row.ts';
import { useWords } from '../../../crud/core/words.ts';
import { changesByField, fieldChanges } from '../../../crud/fields/cells/field-changes.tsx';
import { Check } from '../../../ui/field/check.tsx';
import { ChangesTable } from '../../../ui/history/changes-table.tsx';
import { Status, type Tone } from '../../../ui/page/status.tsx';
import type { CopyOutcome } from '../copying/copying-steps.tsx';
import {
  type CopiedService,
  type CopiedServicesOfStore,
  isWritten,
  listOfferedServices,
  listServiceParts,
  nameServicePart,
} from './left-out.ts';
import { useServiceWords } from './service-words.ts';

const results = ['created', 'changed', 'refused', 'left', 'unchanged'] as const;
const tones: Readonly<Record<CopiedService['result'], Tone>> = {
  created: 'success',
  changed: 'info',
  left: 'neutral',
  unchanged: 'neutral',
  refused: 'danger',
};

/** What copying does at each store, service by service. Stores at which nothing changes come last. */
export function CopiedServices({ rows, isDone, left, onToggle }: CopyOutcome<CopiedServicesOfStore>): JSX.Element {
  const words = useServiceWords().copying;
  const ordered = rows.toSorted((one, other) => Number(one.result === 'unchanged') - Number(other.result === 'unchanged'));
  return (
    <>
      {isDone ? null : <LeftOutServices {...{ rows, left, onToggle }} />}
      <ul className="copied-services">
        {ordered.map((row) => {
          const { store_id: storeId, result } = row;
          const parts = listServiceParts(row);
          const name = row.name ?? words.unknown;
          return (
            <li key={storeId} className="copied-services__store">
              <h3>
                {isDone || result !== 'copied' ? (
                  name
                ) : (
                  <Check label={name} checked={parts.some((part) => !left.has(part))} onChange={() => onToggle(parts)} />
                )}
              </h3>
              {result === 'refused' ? (
                <p className="copied-services__problem">
                  <Status tone="danger">{(isDone ? words.resultsDone : words.results).refused}</Status> {row.message}
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

type ServicesProps = Omit<CopyOutcome<CopiedServicesOfStore>, 'rows'> & { readonly store: CopiedServicesOfStore };

function Services({ store, isDone, left, onToggle }: ServicesProps): JSX.Element {
  const words = useWords();
  const texts = useServiceWords().copying;
  const same = store.services.filter(({ result }) => result === 'unchanged');
  const listed = results.flatMap((one) => (one === 'unchanged' ? [] : store.services.filter(({ result }) => result === one)));
  return (
    <>
      <ul className="copied-services__services">
        {listed.map((row) => {
          const { result, name, desks, missing_desks: missing } = row;
          const part = nameServicePart(store, row);
          const outcome = !isDone && left.has(part) ? 'left' : result;
          return (
            <li key={row.service_id}>
              <p className="copied-services__service">
                {isDone || !isWritten(row) ? (
                  <strong>{name}</strong>
                ) : (
                  <Check label={name} checked={!left.has(part)} onChange={() => onToggle([part])} />
                )}
                <Status tone={tones[outcome]}>{(isDone ? texts.resultsDone : texts.results)[outcome]}</Status>
                {result === 'created' ? <span className="quiet">{ticketsOf(row, texts.tickets)}</span> : null}
                {desks.length === 0 ? null : <span className="quiet">{texts.addedDesks(desks.join(', '))}</span>}
                {missing.length === 0 || result === 'refused' ? null : (
                  <Status tone="warning" icon="alert">
                    {texts.missingDesks(missing.join(', '))}
                  </Status>
                )}
              </p>
              {result === 'refused' ? <p className="copied-services__problem">{row.message}</p> : null}
              {result === 'changed' && row.changes.length > 0 ? (
                <ChangesTable
                  changes={fieldChanges(words, services, changesByField(row.changes), undefined)}
                  words={backupWords(words).backups}
                />
              ) : null}
            </li>
          );
        })}
      </ul>
      {same.length === 0 ? null : <p className="quiet">{texts.same(same.map(({ name }) => name).join(', '))}</p>}
    </>
  );
}

function ticketsOf({ changes }: CopiedService, said: (prefix: string, from: number, to: number) => string): string {
  const after = Object.fromEntries(changes.map((change) => [change.field, change.after]));
  return said(textOf(after['ticket_prefix']), Number(after['number_from']), Number(after['number_to']));
}

/** How much of the preview is copied, and each service that can be left out of all stores at once. */
function LeftOutServices({ rows, left, onToggle }: Omit<CopyOutcome<CopiedServicesOfStore>, 'isDone'>): JSX.Element | null {
  const words = useServiceWords().copying;
  const offered = listOfferedServices(rows);
  const parts = offered.flatMap((one) => one.parts).filter((part) => !left.has(part));
  const stores = new Set(parts.map((part) => part.split(' ')[0]));
  if (offered.length === 0) return null;
  return (
    <div className="left-out">
      <p role="status">{parts.length === 0 ? words.nothing : words.chosen(parts.length, stores.size)}</p>
      {offered.length === 1 ? null : (
        <fieldset>
          <legend>{words.leaveOut}</legend>
          {offered.map(({ id, name, parts: own }) => {
            const count = own.filter((part) => !left.has(part)).length;
            const label = own.length === 1 ? name : words.inStores(name, count, own.length);
            return <Check key={id} label={label} checked={count > 0} onChange={() => onToggle(own)} />;
          })}
        </fieldset>
      )}
    </div>
  );
}
