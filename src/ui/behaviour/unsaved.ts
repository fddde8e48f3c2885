import { useEffect } from 'react';

const unsaved = new Set<symbol>();

/** Says that something typed is not saved yet, for as long as it is so. */
export function useUnsaved(is: boolean): void {
  useEffect(() => {
    if (!is) return undefined;
    const mark = Symbol('unsaved');
    unsaved.add(mark);
    return () => void unsaved.delete(mark);
  }, [is]);
}

/** Whether anything on the screen is typed and not saved yet. */
export function isAnythingUnsaved(): boolean {
  return unsaved.size > 0;
}
