import { useReference } from 'ra-core';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { resourceNamed } from '../../core/named.ts';
import { isRow } from '../../core/row.ts';
import { useWords } from '../../core/words.ts';
import { representationOf } from './represent.ts';

/** What a referenced record is called, as text; its number until that is known. */
export function useShownName(target: string, id: number | undefined): string {
  const words = useWords();
  const resource = resourceNamed(target);
  const { referenceRecord } = useReference({ reference: prefixOf(resource), id: id ?? 0, options: { enabled: id !== undefined } });
  if (id === undefined) return '';
  return isRow(referenceRecord) ? representationOf(words, resource, referenceRecord) : `#${id}`;
}
