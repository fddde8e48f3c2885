import { isSystemField } from '../../../contract/derive/fields.ts';
import type { AnyLabels, AnyResource } from '../../../contract/kit/index.ts';
import { type Language, messagesFor } from '../../../contract/messages/index.ts';
import type { ExportWords } from '../../db/export/shown-context.ts';

/** The words that values are shown by in a file. */
export function exportWords(language: Language): ExportWords {
  const messages = messagesFor(language);
  const labels: ReadonlyMap<string, AnyLabels> = new Map(Object.entries(messages.resources));
  return {
    yes: messages.console.form.yes,
    no: messages.console.form.no,
    labelsOf: (name) => {
      const found = labels.get(name);
      if (found === undefined) throw new Error(`No words for "${name}"`);
      return found;
    },
  };
}

/** What is above a column. */
export function columnLabel(resource: AnyResource, name: string, language: Language): string {
  if (isSystemField(name)) return messagesFor(language).system[name];
  return exportWords(language).labelsOf(resource.name).fields[name] ?? name;
}
