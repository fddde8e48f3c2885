import { translationsOf } from '../../derive/shown/translations.ts';
import type { AnyResource } from '../../kit/index.ts';
import { registry } from '../../resources/registry.ts';
import type { ResourceLabels } from './catalogue.ts';

const declared: Readonly<Record<string, AnyResource>> = registry;

/** Gives an English variant the label of its text with the word behind it: no variant needs a label of its own. */
export function withEnglishLabels(word: string, resources: ResourceLabels): ResourceLabels {
  for (const [entity, { fields }] of Object.entries(resources)) {
    const resource = declared[entity];
    const labels: Readonly<Record<string, string>> = fields;
    if (resource === undefined) continue;
    for (const [name, variant] of translationsOf(resource)) Object.assign(fields, { [variant]: `${labels[name]} (${word})` });
  }
  return resources;
}
