import { type AnyResource, systemFields } from '../kit/index.ts';
import { fieldOf, fieldsOf, isReadable } from './fields.ts';

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Rows that one sheet holds below its head: a sheet has 1,048,576 of them (Excel specifications and limits). */
export const maximalSheetRows = 1_048_575;

/** Columns that an export may have: everything that may leave the server. */
export function exportableColumns(resource: Pick<AnyResource, 'fields'>): readonly string[] {
  return [...systemFields, ...fieldsOf(resource).flatMap(([name, field]) => (isReadable(field) ? [name] : []))];
}

/** Columns of an export that named none: those that the list shows at first. */
export function usualExportColumns(resource: Pick<AnyResource, 'fields' | 'list'>): readonly string[] {
  return resource.list.columns.filter((name) => {
    const field = fieldOf(resource, name);
    return field !== undefined && isReadable(field);
  });
}

/** Name of the file in letters that every system and header takes: `objednavky-2026-11-21.csv`. */
export function exportFileName(things: string, day: string, format: ExportFormat | 'pdf'): string {
  const plain = things.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/gu, '-').replace(/^-|-$/gu, '');
  return `${slug === '' ? 'export' : slug}-${day}.${format}`;
}
