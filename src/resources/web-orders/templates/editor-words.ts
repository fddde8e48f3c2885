import type { Language } from '../../../../contract/basics/languages.ts';
import { templateEditor as czech } from '../../../../contract/messages/cs/console/web-orders/template-editor.ts';
import { templateEditor as english } from '../../../../contract/messages/en/console/web-orders/template-editor.ts';
import type { TagValues } from '../../../../contract/rules/text/fill-template.ts';
import { wordsHook } from '../../../crud/core/words.ts';

/** Words of the editor of templates: they are fetched with it. */
export const useEditorWords = wordsHook(czech, english);

/** What the tags of a message in the language represent in the example. */
export function exampleValues(language: Language): TagValues {
  return (language === 'en' ? english : czech).values;
}
