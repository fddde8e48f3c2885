import type { ComboboxWords } from '../../../ui/filter/combobox.tsx';
import type { Words } from '../../core/words.ts';

/** What the field that finds records says. */
export function comboboxWords({ form, list }: Words): ComboboxWords {
  return { none: form.noOptions, empty: form.emptyOptions, loading: form.loadingOptions, clear: form.clear, found: list.found };
}
