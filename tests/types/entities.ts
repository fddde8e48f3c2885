import { importPath, type Modules } from './compile.ts';

const kinds = [
  'field.text({ required: true, max: 80 })',
  'field.int({ required: true, min: 0, max: 999, default: 1 })',
  'field.flag({ default: false })',
  "field.choice(['active', 'reserve', 'closed'], { required: true, default: 'active' })",
  "field.instant({ writtenBy: 'server' })",
  "field.reference('entity-0', { required: true })",
  "field.set(['web', 'mobile', 'staff'], {})",
  'field.secret({ max: 200 })',
  'field.children({ title: field.text({ max: 80 }), minutes: field.int({ min: 0, max: 90 }) }, { max: 10 })',
  'field.email({ unique: "user_email_taken" })',
] as const;

function labels(index: number, names: readonly string[]): string {
  const words = names.map((name) => `${name}: '${name}'`).join(', ');
  const choices = names.flatMap((name, at) => {
    if (at % kinds.length === 3) return [`${name}: { active: 'a', reserve: 'r', closed: 'c' }`];
    return at % kinds.length === 6 ? [`${name}: { web: 'w', mobile: 'm', staff: 's' }`] : [];
  });
  const children = names.flatMap((name, at) => (at % kinds.length === 8 ? [`${name}: { title: 't', minutes: 'm' }`] : []));
  return `{
  noun: { gender: 'feminine', one: 'e', few: 'e', many: 'e', accusative: ['e', 'e', 'e'] }, page: 'Entity ${index}',
  fields: { ${words} }, tabs: { main: 'm', more: 'n' }, choices: { ${choices.join(', ')} }, children: { ${children.join(', ')} }, empty: 'e', rules: { too_many_of_it: 'e' },
}`;
}

function entity(index: number, fieldCount: number): string {
  const names = Array.from({ length: fieldCount }, (_, at) => `field_${at}`);
  const quoted = names.map((name) => `'${name}'`);
  // Secrets and rows within the record are no columns.
  const columns = quoted.filter((_, at) => at % kinds.length < 7 || at % kinds.length === 9);
  return `import { defineResource, field, type InputOf, type LabelsOf, type RowOf } from '${importPath('contract/kit/index.ts')}';
export const entity = defineResource({
  name: 'entity-${index}', page: '/entities/entity-${index}', areas: ['store'], limitedBy: 'field_5', represent: 'field_0',
  fields: { ${names.map((name, at) => `${name}: ${kinds[at % kinds.length]}`).join(', ')} },
  list: { columns: [${columns.slice(0, 8).join(', ')}], moreColumns: [${columns.slice(8, 16).join(', ')}], sort: ['field_0', 'asc'], filters: ['field_3', 'field_5'], search: ['field_0'] },
  form: { main: [${quoted.slice(0, 15).join(', ')}], more: [${quoted.slice(15).join(', ')}] },
  rules: [
    ({ field_1, field_11 }) => (field_1 == null || field_11 == null || field_1 < field_11 ? {} : { field_11: { code: 'too_small' } }),
    { code: 'too_many_of_it', at: 'field_11', breaks: ({ field_1, field_3 }) => field_3 === 'closed' && field_1 !== null },
  ],
});
export const czech: LabelsOf<typeof entity> = ${labels(index, names)};
export const english: LabelsOf<typeof entity> = ${labels(index, names)};
export const represent = (row: RowOf<typeof entity>): string => row.field_0 + row.field_3;
export const rename = (input: InputOf<typeof entity>): InputOf<typeof entity> => ({ ...input, field_0: 'other' });
`;
}

/** As many invented entities, each with labels in two languages and a use of its row and input, and a registry of all. */
export function entityModules(count: number, fieldCount: number): Modules {
  const indexes = Array.from({ length: count }, (_, index) => index);
  const registry = `import type { AnyResource, RowOf } from '${importPath('contract/kit/index.ts')}';
${indexes.map((index) => `import { entity as entity${index} } from './entity-${index}.ts';`).join('\n')}
export const registry = { ${indexes.map((index) => `'entity-${index}': entity${index}`).join(', ')} } as const;
type Rows = { readonly [N in keyof typeof registry]: RowOf<(typeof registry)[N]> };
export const all: readonly AnyResource[] = Object.values(registry);
export const name = (rows: Rows): string => rows['entity-7'].field_0;
`;
  return Object.fromEntries([...indexes.map((index) => [`entity-${index}.ts`, entity(index, fieldCount)]), ['registry.ts', registry]]);
}
