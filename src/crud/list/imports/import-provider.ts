import { type DataProvider, useDataProvider } from 'ra-core';

type ComingFile = { readonly name: string; readonly type: string; readonly content: ReadableStream<Uint8Array<ArrayBuffer>> };

/** The calls of the data provider that an import makes; what they answer is read by `import-file.ts` and `use-task.ts`. */
export type ImportProvider = DataProvider & {
  readonly readImport: (resource: string, file: File, signal: AbortSignal) => Promise<unknown>;
  readonly showImport: (resource: string, id: number) => Promise<unknown>;
  readonly checkImport: (resource: string, id: number, body: unknown) => Promise<unknown>;
  readonly importRows: (
    resource: string,
    id: number,
    page: { readonly state: string | null; readonly first: number; readonly last: number },
  ) => Promise<{ readonly rows: unknown; readonly total: number }>;
  readonly saveImport: (resource: string, id: number, rows: 'all' | 'good') => Promise<unknown>;
  readonly wrongRows: (resource: string, id: number) => Promise<ComingFile>;
  readonly tasks: () => Promise<unknown>;
  readonly task: (id: number) => Promise<unknown>;
  readonly cancelTask: (id: number) => Promise<unknown>;
  readonly retryTask: (id: number) => Promise<unknown>;
};

export function useImportProvider(): ImportProvider {
  return useDataProvider<ImportProvider>();
}
