import { useMemo } from 'react';
import { importSteps as czech } from '../../../../contract/messages/cs/console/lists/import-steps.ts';
import type { ImportWords } from '../../../../contract/messages/cs/console/lists/imports.ts';
import { importSteps as english } from '../../../../contract/messages/en/console/lists/import-steps.ts';
import { useWords } from '../../core/words.ts';

/** Words of an import, with those that are fetched with its dialog. */
export function useImportWords(): ImportWords & ReturnType<typeof czech> {
  const { language, grammar, imports } = useWords();
  return useMemo(() => ({ ...imports, ...(language === 'en' ? english : czech)(grammar.number) }), [language, grammar, imports]);
}
