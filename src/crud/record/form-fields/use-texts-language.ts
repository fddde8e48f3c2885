import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import type { Language } from '../../../../contract/basics/languages.ts';
import { switchesLanguage, translationsOf } from '../../../../contract/derive/shown/translations.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { PathError } from '../draft/form-errors.ts';

/** The language in which the form shows a field; undefined of one that is shown in both. */
export function findTextLanguage(resource: AnyResource, path: string): Language | undefined {
  if (!switchesLanguage(resource)) return undefined;
  const translations = translationsOf(resource);
  if (translations.has(path)) return 'cs';
  return [...translations.values()].includes(path) ? 'en' : undefined;
}

/** Whether the form shows one language at a time of some of the fields. */
export function hasTranslation(resource: AnyResource, names: readonly string[]): boolean {
  return names.some((name) => findTextLanguage(resource, name) !== undefined);
}

/** The language of texts that a form shows. After a try to save that only faults of the other one have stopped, it is the other one. */
export function useTextsLanguage(
  resource: AnyResource,
  faults: readonly PathError[],
  attempt: number,
): readonly [Language, Dispatch<SetStateAction<Language>>] {
  const [language, setLanguage] = useState<Language>('cs');
  const shown = faults.map(({ path }) => findTextLanguage(resource, path) ?? language);
  const [other] = shown.includes(language) ? [] : shown;
  useEffect(() => {
    if (other !== undefined) setLanguage(other);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each try: who goes back to the other language stays there
  }, [attempt]);
  return [language, setLanguage];
}
