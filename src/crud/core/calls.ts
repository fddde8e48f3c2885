import { type DataProvider, useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import type { NamedCalls } from '../../../contract/client/ask.ts';

/** A file on its way: how it is called, and its content as it comes. */
export type ComingFile = { readonly name: string; readonly type: string; readonly content: ReadableStream<Uint8Array<ArrayBuffer>> };

export type ConsoleCalls = NamedCalls<AbortSignal, Blob, ComingFile> & {
  /** A token that holds for the next request, for what sends its requests without the client of the console. */
  readonly freshToken: () => Promise<string>;
};

/** The calls of the API by their names, `GET /stores/{id}/status`: what they take and answer is typed by the operation. */
export function useCalls(): ConsoleCalls {
  const provider = useDataProvider<DataProvider & ConsoleCalls>();
  return useMemo(
    () => ({
      ask: provider.ask,
      askPage: provider.askPage,
      upload: provider.upload,
      download: provider.download,
      freshToken: provider.freshToken,
    }),
    [provider],
  );
}
