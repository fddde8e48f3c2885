import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { JSX } from 'react';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import { stores } from '../../../contract/resources/stores/stores.ts';
import { useOnlyStore } from '../../crud/core/chosen-store.ts';
import { readAll } from '../../crud/core/read-all.ts';
import { idOf, textOf } from '../../crud/core/row.ts';
import { Field } from '../../ui/field/field.tsx';
import { useTelephoneWords } from './telephone-words.ts';

type StoreFieldProps = {
  readonly value: number | undefined;
  readonly error: string | undefined;
  readonly onChange: (id: number) => void;
};

/** The branch of the new order; a clerk of one branch has nothing to choose. */
export function StoreField({ value, error, onChange }: StoreFieldProps): JSX.Element | null {
  const said = useTelephoneWords();
  const provider = useDataProvider();
  const isFixed = useOnlyStore() !== undefined;
  const { data } = useQuery({
    queryKey: [prefixOf(stores), 'getList', 'caller'],
    queryFn: () => readAll(provider, prefixOf(stores), { active: true }, 'label'),
    enabled: !isFixed,
    retry: false,
  });
  if (isFixed) return null;
  return (
    <Field label={said.store} error={error}>
      {(control) => (
        <select
          {...control}
          className="input"
          disabled={data === undefined}
          value={value ?? ''}
          onChange={({ target }) => onChange(Number(target.value))}
        >
          {value === undefined ? <option value="">{said.chooseStore}</option> : null}
          {(data ?? []).map((row) => (
            <option key={idOf(row)} value={idOf(row)}>
              {textOf(row['label'])}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
