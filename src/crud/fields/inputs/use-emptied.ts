import { useState } from 'react';
import { isNothing } from '../../core/row.ts';
import type { FormValue } from './form-value.ts';
import { useStoreChange } from './use-store-change.ts';

type Emptied = {
  /** Whether the value was taken away and no one has chosen another yet. */
  readonly isEmptied: boolean;
  readonly change: (value: unknown) => void;
};

/** A value that a change of the form's store takes away, since it belongs to the store before. */
export function useEmptied(storeField: string | undefined, { value, change }: FormValue, empty: null | readonly []): Emptied {
  const [isEmptied, setEmptied] = useState(false);
  useStoreChange(storeField, () => {
    if (isNothing(value)) return;
    change(empty);
    setEmptied(true);
  });
  return {
    isEmptied,
    change: (chosen) => {
      setEmptied(false);
      change(chosen);
    },
  };
}
