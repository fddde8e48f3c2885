import type { JSX } from 'react';
import { PickedList } from '../../../ui/filter/filter-chips.tsx';
import type { Words } from '../../core/words.ts';
import { ReferenceName } from './reference-name.tsx';

type PickedReferencesProps = {
  readonly target: string;
  readonly picked: readonly number[];
  readonly label: string;
  readonly words: Words;
  /** Each with its store behind its name. */
  readonly withStore: boolean;
  readonly onRemove: (id: number) => void;
};

/** The picked ids with one more, or without it where it was picked already. */
export function toggled(picked: readonly number[], id: number): readonly number[] {
  return picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id];
}

/** Picked records of another entity, by what each is called. */
export function PickedReferences({ target, picked, label, words, withStore, onRemove }: PickedReferencesProps): JSX.Element {
  return (
    <PickedList
      label={label}
      removeLabel={words.list.remove}
      items={picked.map((id) => ({ id, name: <ReferenceName plain target={target} id={id} withStore={withStore} /> }))}
      onRemove={onRemove}
    />
  );
}
