import { type derivedOfDesign, derivedValuesOf } from '../../contract/channels/branch/derived-values.ts';
import { fieldsOf, isForBranch, isRequired } from '../../contract/derive/fields.ts';
import { type Answers, type AnyResource, answer, type Field } from '../../contract/kit/index.ts';
import { messagesFor } from '../../contract/messages/index.ts';
import { registry } from '../../contract/resources/registry.ts';
import { resources } from './protocol-resource-words.ts';

const sent: readonly AnyResource[] = Object.values<AnyResource>(registry).filter(({ syncs }) => syncs === true);
const labels: Readonly<Record<string, Labels>> = messagesFor('en').resources;

type Labels = { readonly fields: Readonly<Record<string, string>>; readonly helps?: Readonly<Record<string, string>> };

/** A heading, a sentence and a table of fields for each resource of which branches are notified. Throws for one that no one described. */
export function resourceTables(): string {
  const strange = Object.keys(resources).filter((name) => !sent.some((resource) => resource.name === name));
  if (strange.length > 0) throw new Error(`no branch is told of ${strange.join(', ')}`);
  return sent.map(tableOf).join('\n');
}

/** What a value that is no field may be, and its meaning. */
const derivedWords: Readonly<Record<(typeof derivedOfDesign)[number], string>> = {
  version: 'whole number | Version of the row. Comes with every change of it',
  files:
    'list of { `digest`: SHA-256, 64 hexadecimal digits; `type`: media type; `bytes`: whole number } | All files that the row needs. Comes with every change of it',
};

function tableOf(resource: AnyResource): string {
  const { name } = resource;
  const words = resources[name];
  if (words === undefined)
    throw new Error(`the page of the protocol does not say what ${name} are: scripts/generating/protocol-resource-words.ts`);
  const rows = fieldsOf(resource).flatMap(([field, declared]) =>
    isForBranch(declared) ? [`| \`${field}\` | ${orNull(declared)} | ${meaningOf(name, field)} |`] : [],
  );
  const derived = derivedValuesOf(name).map((value) => `| \`${value}\` | ${derivedWords[value]} |`);
  return `### \`${name}\`\n\n${words}\n\n| field | value | meaning |\n|---|---|---|\n${[...rows, ...derived].join('\n')}\n`;
}

/** What people read next to the field in the console. */
function meaningOf(name: string, field: string): string {
  const help = labels[name]?.helps?.[field];
  return `${labels[name]?.fields[field] ?? ''}${help === undefined ? '' : `. ${help}`}`.replaceAll('|', '\\|');
}

function orNull(field: Field): string {
  const isNeverNull = isRequired(field) || ['flag', 'set', 'references', 'children'].includes(field.kind);
  return `${answer(valueOfKind, field, undefined)}${isNeverNull ? '' : ' or null'}`;
}

const valueOfKind: Answers<string> = {
  text: ({ max }) => `text, up to ${max} characters`,
  richText: ({ max }) => `text, up to ${max} characters`,
  email: () => 'e-mail address',
  phone: () => 'telephone number',
  int: ({ min, max, weekday }) => `whole number, ${min} to ${max}${weekday === true ? ' (0 is Sunday)' : ''}`,
  decimal: ({ min, max }) => `number, ${min} to ${max}`,
  flag: () => '`true` or `false`',
  choice: ({ choices }) => choices.map((choice) => `\`${choice}\``).join(', '),
  set: ({ choices }) => `list of texts: ${choices.map((choice) => `\`${choice}\``).join(', ')}`,
  day: () => 'day',
  time: ({ upTo24 }) => `time of day${upTo24 === true ? ', up to `24:00`' : ''}`,
  instant: () => 'instant',
  duration: ({ min, max }) => `whole seconds, ${min} to ${max}`,
  reference: ({ target }) => `id of ${named(target)}`,
  references: ({ target }) => `list of ids of ${named(target)}`,
  children: ({ fields, max }) =>
    `list of up to ${max} { ${Object.entries(fields)
      .map(([name, field]) => `\`${name}\`: ${orNull(field)}`)
      .join('; ')} }`,
  json: () => 'JSON',
  colour: () => 'colour, `#` and six hexadecimal digits',
  file: () => 'SHA-256 of a file, 64 hexadecimal digits',
  image: () => 'SHA-256 of an image, 64 hexadecimal digits',
  secret: () => 'never sent',
  computed: () => 'never sent',
};

function named(target: string): string {
  return sent.some(({ name }) => name === target) ? `\`${target}\`` : `\`${target}\` (not sent)`;
}
