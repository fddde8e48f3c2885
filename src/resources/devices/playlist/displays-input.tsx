import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import { usePlayingInput } from '../../../branch-status/playing-input.ts';
import type { InputProps } from '../../../crud/core/field-props.ts';
import { idOf, idsOf, type Row } from '../../../crud/core/row.ts';
import { useFormValue } from '../../../crud/fields/inputs/form-value.ts';
import { ReferencesInput } from '../../../crud/fields/inputs/references-input.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { usePlaylistWords } from './playlist-words.ts';
import './playlists.css';

/** Displays of the chosen stores: one by one, all of one store in one press, or all of them. */
export function DisplaysInput(props: InputProps): JSX.Element {
  const { displays: words } = usePlaylistWords();
  const { value, change } = useFormValue(props.path);
  const stores: unknown = useWatch({ name: 'store_ids' });
  const storeIds = idsOf(stores);
  const { data } = usePlayingInput(storeIds);
  const picked = idsOf(value);
  const missing = (rows: readonly Row[]): readonly number[] => rows.map(idOf).filter((id) => !picked.includes(id));
  const all = data?.displays ?? [];
  const ofStores = storeIds.map((id) => ({
    id,
    name: data?.stores.get(id) ?? '',
    rows: all.filter((row) => Number(row['store_id']) === id),
  }));
  const offered = [
    ...(storeIds.length > 1 ? [{ key: 'all', label: words.all(all.length), rows: all }] : []),
    ...ofStores.map(({ id, name, rows }) => ({ key: `store${id}`, label: words.ofStore(name, rows.length), rows })),
  ].filter(({ rows }) => rows.length > 1 && missing(rows).length > 0);
  return (
    <>
      <ReferencesInput {...props} target="virtual-displays" withinStore />
      {offered.length === 0 ? null : (
        <p className="playlist-targets">
          {offered.map(({ key, label, rows }) => (
            <Button key={key} icon="plus" tone="plain" onClick={() => change([...picked, ...missing(rows)])}>
              {label}
            </Button>
          ))}
        </p>
      )}
    </>
  );
}
