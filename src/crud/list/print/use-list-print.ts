import { useCallback, useEffect, useState } from 'react';

type ListPrint = { readonly isPrinting: boolean; readonly begin: () => void; readonly end: () => void };

/** Whether the list is being made ready for paper; Ctrl+P begins it where the list is the whole screen. */
export function useListPrint(hearsKey: boolean): ListPrint {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!hearsKey) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'p' || !(event.ctrlKey || event.metaKey) || event.altKey || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      setPrinting(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [hearsKey]);
  return { isPrinting, begin: useCallback(() => setPrinting(true), []), end: useCallback(() => setPrinting(false), []) };
}
