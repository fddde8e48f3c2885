import type { JSX } from 'react';
import { Status } from '../../../ui/page/status.tsx';
import { choiceLabel } from '../../core/words.ts';
import type { CellContext } from './cell-context.ts';

/** One value of a choice: with a mark and colour where the entity says how much it needs a look. */
export function ChoiceValue({
  words,
  resource,
  additions,
  name,
  value,
}: Omit<CellContext, 'value'> & { readonly value: string }): JSX.Element {
  const label = choiceLabel(words, resource, { name, value });
  const tone = additions.fields?.[name]?.tones?.[value];
  return tone === undefined ? <span className="nowrap">{label}</span> : <Status tone={tone}>{label}</Status>;
}
