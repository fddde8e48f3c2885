import { type JSX, useRef } from 'react';
import { SearchField } from '../../ui/filter/search-field.tsx';
import { useBoardWords } from './board-words.ts';

type OutsideSearchProps = { readonly value: string; readonly onSearch: (text: string) => void };

/** Finds a service by a part of its name. */
export function OutsideSearch({ value, onSearch }: OutsideSearchProps): JSX.Element {
  const words = useBoardWords();
  const field = useRef<HTMLInputElement>(null);
  return (
    <SearchField
      label={words.search}
      placeholder={words.search}
      clearLabel={words.clear}
      onLeave={() => field.current?.blur()}
      {...{ value, onSearch, field }}
    />
  );
}
