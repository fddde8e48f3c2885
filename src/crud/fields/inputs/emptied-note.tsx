import type { JSX } from 'react';
import { useWords } from '../../core/words.ts';

/** Says that a choice was taken away; received too, because the person is just then at another field. */
export function EmptiedNote({ shown }: { readonly shown: boolean }): JSX.Element {
  const { form } = useWords();
  return <div role="status">{shown ? <p className="field__hint">{form.otherStoreRemoved}</p> : null}</div>;
}
