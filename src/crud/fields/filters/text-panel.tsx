import type { JSX } from 'react';
import { TypedInput } from '../../../ui/filter/typed-input.tsx';
import type { FilterContext } from './filter-context.ts';

/** Rows whose text contains what is typed, without regard to case and diacritics. */
export function TextPanel({ words, filter, onFilter }: FilterContext): JSX.Element {
  return (
    <TypedInput
      label={words.list.contains}
      value={typeof filter.contains === 'string' ? filter.contains : ''}
      onTyped={(text) => {
        const trimmed = text.trim();
        onFilter(trimmed === '' ? {} : { contains: trimmed });
        return undefined;
      }}
    />
  );
}
