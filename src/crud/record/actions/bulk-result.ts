import { isRow, type Row, rowsOf, textOf } from '../../core/row.ts';

/** What became of one row. */
export type RowResult = {
  readonly id: number;
  readonly name: string | undefined;
  readonly result: 'done' | 'unchanged' | 'refused';
  /** Why it was refused: what is at fields, or the refusal itself. */
  readonly reason: string;
};
export type BulkResult = {
  readonly done: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly rows: readonly RowResult[];
};

/** Reads the answer of a bulk call. */
export function bulkResultOf(answer: Row): BulkResult {
  return {
    done: Number(answer['done']),
    unchanged: Number(answer['unchanged']),
    refused: Number(answer['refused']),
    rows: rowsOf(answer['results']).map(rowResultOf),
  };
}

function rowResultOf(row: Row): RowResult {
  const { id, name, result, message, errors } = row;
  return {
    id: Number(id),
    name: typeof name === 'string' ? name : undefined,
    result: result === 'done' || result === 'unchanged' ? result : 'refused',
    reason: joinReasons(textOf(message), isRow(errors) ? errors : {}),
  };
}

/** The texts at fields say more than that some field is wrong. */
export function joinReasons(message: string, errors: Row): string {
  const atFields = [...new Set(Object.values(errors).map(textOf))].filter((text) => text !== '');
  return atFields.length === 0 ? message : atFields.join(' ');
}
