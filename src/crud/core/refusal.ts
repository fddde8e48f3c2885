import { isRow, type Row } from './row.ts';

/** What the console can learn from a call that did not succeed. */
export type Refusal = {
  readonly status: number;
  readonly message: string;
  /** Texts by the path of the field. */
  readonly errors: Readonly<Record<string, string>>;
  /** The row as it is now, when someone else saved meanwhile. */
  readonly current: Row | undefined;
};

/** Reads what the data provider rejected with; anything else is an unknown failure with its own text. */
export function readRefusal(error: unknown): Refusal {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  const body = error instanceof Error && 'body' in error && isRow(error.body) ? error.body : {};
  const errors = isRow(body['errors']) ? body['errors'] : {};
  return {
    status,
    message: error instanceof Error ? error.message : String(error),
    errors: Object.fromEntries(Object.entries(errors).flatMap(([path, text]) => (typeof text === 'string' ? [[path, text]] : []))),
    current: isRow(body['current']) ? body['current'] : undefined,
  };
}
