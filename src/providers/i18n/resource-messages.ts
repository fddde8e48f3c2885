import { prefixOf } from '../../../contract/derive/addresses.ts';
import { labelsOf, type Messages } from '../../../contract/messages/texts.ts';
import { type ResourceName, registry } from '../../../contract/resources/registry.ts';

/** Divides the plural forms of one phrase, as polyglot wants them. */
const formDivider = ' |||| ';

type ResourceMessages = { readonly [key: string]: string | ResourceMessages };

function isResourceName(name: string): name is ResourceName {
  return Object.hasOwn(registry, name);
}

/** What react-admin asks of each entity on its own: its name in three forms and two cases, fields, and what was done. */
export function resourceMessages(messages: Messages): Record<string, ResourceMessages> {
  const { grammar } = messages;
  const entries = Object.entries(registry).flatMap(([name, resource]) => {
    if (!isResourceName(name)) return [];
    const { noun, page, fields } = labelsOf(messages, name);
    const done = (deed: 'created' | 'saved' | 'deleted'): string => grammar.forms.done(noun, deed, '%{smart_count}').join(formDivider);
    const words: ResourceMessages = {
      name: grammar.forms.noun(noun).join(formDivider),
      forcedCaseName: grammar.forms.accusative(noun).join(formDivider),
      page: { list: page, create: grammar.createTitle(noun) },
      notifications: { created: done('created'), updated: done('saved'), deleted: done('deleted') },
      fields,
    };
    return [[prefixOf(resource), words]];
  });
  return Object.fromEntries(entries);
}
