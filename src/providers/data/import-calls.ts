import { collectionOf } from './collections.ts';
import { type ComingFile, comingFile } from './coming-file.ts';
import { totalOf } from './list-address.ts';
import type { RestAnswer, RestClient } from './rest-client.ts';

type Json = RestAnswer['json'];

/** Bringing rows in from a file: specification of the calls in `contract/derive/operations/import-operations.ts`. */
export type ImportCalls = {
  readonly readImport: (resource: string, file: File, signal: AbortSignal) => Promise<Json>;
  readonly showImport: (resource: string, id: number) => Promise<Json>;
  readonly checkImport: (resource: string, id: number, body: unknown) => Promise<Json>;
  readonly importRows: (
    resource: string,
    id: number,
    page: { readonly state: string | null; readonly first: number; readonly last: number },
  ) => Promise<{ readonly rows: Json; readonly total: number }>;
  readonly saveImport: (resource: string, id: number, rows: 'all' | 'good') => Promise<Json>;
  readonly wrongRows: (resource: string, id: number) => Promise<ComingFile>;
};

const workbooks = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export function createImportCalls(client: RestClient): ImportCalls {
  const post = async (path: string, body: unknown) => (await client.call(path, { method: 'POST', body })).json;
  const pathOf = (name: string, id: number) => `/imports/${collectionOf(name)}/${id}`;
  return {
    readImport: async (name, file, signal) => {
      const query = new URLSearchParams({ file_name: file.name });
      // What a browser takes a file for differs from system to system; the server looks into it.
      const headers = { 'Content-Type': /\.xlsx$/iu.test(file.name) ? workbooks : 'text/csv' };
      const answer = await client.stream(`/${collectionOf(name)}/import?${query}`, { method: 'POST', headers, body: file, signal });
      return answer.json();
    },
    showImport: async (name, id) => (await client.call(pathOf(name, id))).json,
    checkImport: (name, id, body) => post(`${pathOf(name, id)}/check`, body),
    importRows: async (name, id, { state, first, last }) => {
      const query = new URLSearchParams({
        range: JSON.stringify([first, last]),
        ...(state === null ? {} : { filter: JSON.stringify({ state }) }),
      });
      const answer = await client.call(`${pathOf(name, id)}/rows?${query}`);
      return { rows: answer.json, total: totalOf(answer) };
    },
    saveImport: (name, id, rows) => post(`${pathOf(name, id)}/save`, { rows }),
    wrongRows: async (name, id) => comingFile(await client.stream(`${pathOf(name, id)}/wrong`)),
  };
}
