import type { Language } from '../../basics/languages.ts';
import type { AnyResource } from '../../kit/index.ts';
import { fieldsOf } from '../fields.ts';

/** Names of texts that have an English variant, with its name. */
export function translationsOf(resource: AnyResource): ReadonlyMap<string, string> {
  return new Map(
    fieldsOf(resource).flatMap(([name, field]) =>
      'translates' in field && field.translates !== undefined ? [[field.translates, name] as const] : [],
    ),
  );
}

/** From so many texts on, a form shows one language at a time; of a single one both variants have their row. */
const fewestSwitched = 2;

/** Whether forms of the entity show one language at a time. */
export function switchesLanguage(resource: AnyResource): boolean {
  return translationsOf(resource).size >= fewestSwitched;
}

/** Fields of a form in the language: of a text and its English variant the one that is written. */
export function namesInLanguage(resource: AnyResource, names: readonly string[], language: Language): readonly string[] {
  if (!switchesLanguage(resource)) return names;
  const translations = translationsOf(resource);
  const variants = new Set(translations.values());
  return names.filter((name) => (language === 'cs' ? !variants.has(name) : !translations.has(name)));
}
