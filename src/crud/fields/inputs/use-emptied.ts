import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { isNothing } from '../../core/row.ts';
import type { FormValue } from './form-value.ts';

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

/**
 * Says when a person changes the store of the form. Values that come with a saved row or a settled conflict are no
 * change of a person: what they hold belongs together.
 */
function useStoreChange(storeField: string | undefined, onChange: () => void): void {
  const { watch, getValues } = useFormContext();
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (storeField === undefined) return undefined;
    let before: unknown = getValues(storeField);
    const { unsubscribe } = watch((_, { name, type }) => {
      const store: unknown = getValues(storeField);
      if (name === storeField && type === 'change' && store !== before) latest.current();
      before = store;
    });
    return unsubscribe;
  }, [storeField, watch, getValues]);
}
