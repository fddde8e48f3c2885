import { useMemo } from 'react';
import { filterBuilder as czech, type FilterBuilderWords } from '../../../../contract/messages/cs/console/lists/filter-builder.ts';
import { filterBuilder as english } from '../../../../contract/messages/en/console/lists/filter-builder.ts';
import { useWords, type Words } from '../../core/words.ts';

/** The words of a list with those of the builder of its filter. */
export type BuilderWords = Words & { readonly filterBuilder: ReturnType<FilterBuilderWords> };

/** Most words of the builder are fetched with it. */
export function useBuilderWords(): BuilderWords {
  const words = useWords();
  return useMemo(
    () => ({
      ...words,
      filterBuilder: { ...words.filterBuilder, ...(words.language === 'en' ? english : czech)(words.grammar.number) },
    }),
    [words],
  );
}
