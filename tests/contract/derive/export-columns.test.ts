import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exportableColumns, exportFileName, usualExportColumns } from '../../../contract/derive/export-columns.ts';
import { lamps } from './lamps.ts';

describe('columns of an export', () => {
  it('may be all that may leave the server, the system fields first', () => {
    const own = ['name', 'store_id', 'pole_ids', 'owner', 'state', 'colours', 'watched', 'height', 'seen_at', 'lit_since', 'silence'];
    expect(exportableColumns(lamps)).toEqual(['id', 'version', 'created_at', 'updated_at'].concat(own));
  });

  it('are at first those of the list', () => {
    expect(usualExportColumns(lamps)).toEqual(['name', 'state', 'silence']);
  });

  it('are at first neither secrets nor what is no field, though system fields may be among them', () => {
    const list = { ...lamps.list, columns: ['name', 'code', 'gone', 'created_at'] } as const;
    expect(usualExportColumns({ ...lamps, list: { ...list, columns: ['created_at', 'name'] } })).toEqual(['created_at', 'name']);
    expect(usualExportColumns({ fields: lamps.fields, list })).toEqual(['name', 'created_at']);
  });
});

describe('the name of an exported file', () => {
  it.each([
    ['Objednávky', 'objednavky-2026-11-21.csv'],
    ['Žluťoučké koně', 'zlutoucke-kone-2026-11-21.csv'],
    ['Úřad č. 2', 'urad-c-2-2026-11-21.csv'],
    ['  (Lampy)  ', 'lampy-2026-11-21.csv'],
    ['Web / orders & more', 'web-orders-more-2026-11-21.csv'],
    ['注文', 'export-2026-11-21.csv'],
    ['', 'export-2026-11-21.csv'],
    ['—', 'export-2026-11-21.csv'],
  ])('of %j is %s', (things, name) => {
    expect(exportFileName(things, '2026-11-21', 'csv')).toBe(name);
  });

  it('ends as its format', () => {
    expect(exportFileName('Lampy', '2026-11-21', 'xlsx')).toBe('lampy-2026-11-21.xlsx');
  });

  it('has letters that every system takes, whatever the things are called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (things) => {
        expect(exportFileName(things, '2026-11-21', 'csv')).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*-2026-11-21\.csv$/u);
      }),
    );
  });
});
