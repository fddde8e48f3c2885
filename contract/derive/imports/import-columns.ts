import { type Answers, type AnyLabels, type AnyResource, answer } from '../../kit/index.ts';
import { fieldOf, fieldsOf, isWritable } from '../fields.ts';

/** What an imported file may hold. */
export const importLimits = {
  megabytes: 20,
  rows: 50_000,
  columns: 200,
  /** Characters of one record of a CSV. */
  record: 200_000,
  /** What a workbook may grow to when it is unpacked. */
  inflatedMegabytes: 200,
} as const;

const hasText: Answers<boolean> = {
  text: () => true,
  richText: () => true,
  email: () => true,
  phone: () => true,
  int: () => true,
  decimal: () => true,
  flag: () => true,
  choice: () => true,
  set: () => true,
  day: () => true,
  time: () => true,
  instant: () => true,
  duration: () => true,
  reference: () => true,
  references: () => true,
  // What has no form as one cell of a table is left as it is.
  children: () => false,
  json: () => false,
  colour: () => true,
  file: () => true,
  image: () => true,
  // Secrets do not travel in files.
  secret: () => false,
  computed: () => false,
};

/** Fields that a column of a file may represent, in the order of the form. */
export function importableFields(resource: Pick<AnyResource, 'fields' | 'form'>): readonly string[] {
  const onForm = Object.values(resource.form).flat();
  const known = fieldsOf(resource).flatMap(([name, field]) => (isWritable(field) && answer(hasText, field, undefined) ? [name] : []));
  return known.toSorted((one, other) => onForm.indexOf(one) - onForm.indexOf(other));
}

const timePart = '.time';

/** What a column may represent: a field, or the time of an instant (`starts_at.time`), where date and time have a column each. */
export function importableColumns(resource: Pick<AnyResource, 'fields' | 'form'>): readonly string[] {
  return importableFields(resource).flatMap((name) =>
    fieldOf(resource, name)?.kind === 'instant' ? [name, `${name}${timePart}`] : [name],
  );
}

/** The field that has its time of day in the column; undefined if the column holds anything else. */
export function timedField(column: string): string | undefined {
  return column.endsWith(timePart) ? column.slice(0, -timePart.length) : undefined;
}

/** Whether rows of the entity can be distinguished in a file. */
export function isImportable(resource: Pick<AnyResource, 'importBy'>): boolean {
  return resource.importBy !== undefined;
}

/** Fields by which rows of a file are recognised, in addition to their store. */
export function importKeyOf({ importBy, importWith }: Pick<AnyResource, 'importBy' | 'importWith'>): readonly string[] {
  return importBy === undefined ? [] : [importBy, ...(importWith ?? [])];
}

/** Letters and digits alone, without case and diacritics: headers are written in many ways. */
export function foldedHeader(header: string): string {
  return header
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * For each column the field that its header names by label or by its name on the wire; the first of several columns has
 * it. A header that only begins the label of what rows are called by ("Název" of "Název činnosti") means that.
 */
export function guessedMapping(
  resource: Pick<AnyResource, 'fields' | 'form' | 'importBy' | 'represent'>,
  headers: readonly string[],
  labels: readonly AnyLabels[],
): readonly (string | null)[] {
  const fields = importableColumns(resource);
  const namesOf = (field: string) => [field, ...labels.map((language) => language.fields[field] ?? field)].map(foldedHeader);
  const taken = new Set<string>();
  const given = (field: string | undefined): string | null => {
    if (field === undefined || taken.has(field)) return null;
    taken.add(field);
    return field;
  };
  const folded = headers.map(foldedHeader);
  const exact = folded.map((header) => given(fields.find((field) => namesOf(field).includes(header))));
  const main = fields.filter((field) => field === resource.importBy || field === resource.represent);
  return exact.map((field, at) => {
    const header = folded[at] ?? '';
    return field ?? (header === '' ? null : given(main.find((name) => namesOf(name).some((label) => label.startsWith(`${header} `)))));
  });
}
