import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';

/**
 * Says when a person changes the store of the form. Values that come with a saved row or a settled conflict are no
 * change of a person: what they hold belongs together.
 */
export function useStoreChange(storeField: string | undefined, onChange: () => void): void {
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
