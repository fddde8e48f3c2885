import type { ExportFormat } from '../../../contract/derive/export-columns.ts';

/** What is asked to be exported; by body, because what people search for does not belong into addresses. */
export type ExportAsked = {
  readonly format: ExportFormat;
  readonly columns: readonly string[];
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: readonly (readonly [field: string, order: string])[];
  readonly signal: AbortSignal;
};

/** A file on its way: its name, how many rows there were when it began, and its content as it comes. */
export type ComingFile = {
  readonly name: string;
  readonly type: string;
  readonly total: number;
  readonly content: ReadableStream<Uint8Array<ArrayBuffer>>;
};

/** Reads the heads of an answer that carries a file. */
export function comingFile({ headers, body }: Response): ComingFile {
  return {
    name: /filename="(?<name>[^"]+)"/u.exec(headers.get('Content-Disposition') ?? '')?.groups?.['name'] ?? 'export',
    type: headers.get('Content-Type') ?? 'application/octet-stream',
    total: Number(headers.get('X-Total-Count') ?? 0),
    content: body ?? new ReadableStream({ start: (controller) => controller.close() }),
  };
}
