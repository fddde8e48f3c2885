import { useGetList, useStore } from 'ra-core';
import { type JSX, useState } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { timedField } from '../../../../contract/derive/imports/import-columns.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { resourceNamed } from '../../core/named.ts';
import { idOf, isRow } from '../../core/row.ts';
import { fieldLabel, useWords } from '../../core/words.ts';
import { representationOf } from '../../fields/references/represent.ts';
import { columnLabel, columnName, guessMapping, type ImportFile, keepMapping, keptMappingOf } from './import-file.ts';
import { useImportWords } from './import-words.ts';

type ColumnsStepProps = {
  readonly resource: AnyResource;
  readonly file: ImportFile;
  readonly storeId: number | null;
  readonly onCheck: (body: { readonly mapping: readonly (string | null)[]; readonly store_id: number | null }) => Promise<void>;
};

/** What each column of the file represents, as it was guessed or as it was the last time, to be put right. */
export function ColumnsStep({ resource, file, storeId, onCheck }: ColumnsStepProps): JSX.Element {
  const words = useWords();
  const { grammar } = words;
  const imports = useImportWords();
  const [kept, keep] = useStore<unknown>(`${resource.name}.mapping`);
  const guessed = file.columns.map(({ field }) => field);
  const [mapping, setMapping] = useState(() => guessMapping(file, keptMappingOf(kept)));
  const [isKnown, setKnown] = useState(() => mapping.some((name, at) => name !== guessed[at]));
  const [store, setStore] = useState(file.store_id ?? storeId);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const labelOf = (name: string) => fieldLabel(words, resource, name);
  const needsStore = file.key.includes('store_id') && !mapping.includes('store_id');
  const missing = file.key.filter((name) => !mapping.includes(name) && !(name === 'store_id' && (store !== null || needsStore)));
  const repeated = mapping.find((name, at) => name !== null && mapping.indexOf(name) !== at);
  const lacksStore = needsStore && store === null;
  const check = async (): Promise<void> => {
    setTried(true);
    if (missing.length > 0 || repeated != null || lacksStore) return;
    keep(keepMapping(file, mapping, keptMappingOf(kept)));
    setBusy(true);
    await onCheck({ mapping, store_id: needsStore ? store : null });
    setBusy(false);
  };
  return (
    <>
      <p>{imports.readFile(file.file_name, file.total)}</p>
      <p className="quiet">{imports.columnsHelp}</p>
      <p className="quiet">{imports.emptyCellHelp(imports.clearWord)}</p>
      <p className="quiet">{imports.keyHelp(grammar.list(file.key.map(labelOf)))}</p>
      {file.fields.some((name) => timedField(name) !== undefined) ? <p className="quiet">{imports.timeHelp}</p> : null}
      {isKnown ? (
        <p className="import__known">
          {imports.asLastTime}{' '}
          <Button
            tone="plain"
            onClick={() => {
              setMapping(guessed);
              setKnown(false);
            }}
          >
            {imports.guessAnew}
          </Button>
        </p>
      ) : null}
      {tried && missing[0] !== undefined ? (
        <p className="field__error" role="alert">
          {imports.keyMissing(labelOf(missing[0]))}
        </p>
      ) : null}
      <div className="import__columns">
        {needsStore ? <StoreField value={store} error={tried && lacksStore} onStore={setStore} /> : null}
        {file.columns.map((column, at) => (
          <Field
            // oxlint-disable-next-line react/no-array-index-key -- a column is its place in the file
            key={at}
            label={columnName(column, at, imports.noHeader)}
            hint={column.samples.length === 0 ? imports.noSamples : imports.samples(column.samples.slice(0, 3).join(', '))}
            error={
              tried && repeated != null && mapping[at] === repeated
                ? imports.sameField(columnLabel(repeated, labelOf, imports.timeOf))
                : undefined
            }
          >
            {(control) => (
              <select
                {...control}
                className="input"
                value={mapping[at] ?? ''}
                onChange={(event) => setMapping(mapping.with(at, event.target.value === '' ? null : event.target.value))}
              >
                <option value="">{imports.noField}</option>
                {file.fields.map((name) => (
                  <option key={name} value={name}>
                    {columnLabel(name, labelOf, imports.timeOf)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
      </div>
      <div className="import__actions">
        <Button tone="primary" busy={busy} onClick={() => check()}>
          {imports.check}
        </Button>
      </div>
    </>
  );
}

type StoreFieldProps = {
  readonly value: number | null;
  readonly error: boolean;
  readonly onStore: (store: number | null) => void;
};

const mostStores = 1000;

/** The store of all rows, where no column names it. */
function StoreField({ value, error, onStore }: StoreFieldProps): JSX.Element {
  const words = useWords();
  const { form, problem } = words;
  const imports = useImportWords();
  const stores = resourceNamed('stores');
  const { data } = useGetList(prefixOf(stores), {
    pagination: { page: 1, perPage: mostStores },
    sort: { field: stores.represent, order: 'ASC' },
    filter: {},
  });
  const rows: readonly unknown[] = data ?? [];
  return (
    <Field label={imports.storeOfAll} error={error ? problem({ code: 'required' }) : undefined} required>
      {(control) => (
        <select
          {...control}
          className="input"
          value={value ?? ''}
          onChange={(event) => onStore(event.target.value === '' ? null : Number(event.target.value))}
        >
          <option value="">{form.choose}</option>
          {rows.filter(isRow).map((row) => (
            <option key={idOf(row)} value={idOf(row)}>
              {representationOf(words, stores, row)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
