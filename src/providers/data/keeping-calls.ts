import type { RestAnswer, RestClient } from './rest-client.ts';

type Json = RestAnswer['json'];

/** Backups and licences of stores: the calls of `contract/operations/{backup,licence}-operations.ts`. */
export type KeepingCalls = {
  readonly makeBackup: (storeId: number, name: string) => Promise<Json>;
  readonly uploadBackup: (storeId: number, file: File) => Promise<Json>;
  /** An address that the browser saves the file from; it holds for a minute. */
  readonly backupAddress: (id: number) => Promise<string>;
  readonly previewBackup: (id: number) => Promise<Json>;
  readonly applyBackup: (id: number, seen: string) => Promise<Json>;
  readonly licence: (storeId: number) => Promise<Json>;
  readonly changeLicence: (storeId: number, key: string) => Promise<Json>;
};

/** `changed` is called when rows are no longer what was read of them. */
export function createKeepingCalls(client: RestClient, changed: () => void): KeepingCalls {
  const send = async (path: string, method: 'POST' | 'PUT', body: Readonly<Record<string, unknown>>): Promise<Json> => {
    const { json } = await client.call(path, { method, body });
    changed();
    return json;
  };
  return {
    makeBackup: (storeId, name) => send(`/stores/${storeId}/backups`, 'POST', name === '' ? {} : { name }),
    uploadBackup: async (storeId, file) => {
      const query = new URLSearchParams({ file_name: file.name });
      const headers = { 'Content-Type': 'application/octet-stream' };
      const answer = await client.stream(`/stores/${storeId}/backups/upload?${query}`, { method: 'POST', headers, body: file });
      changed();
      return answer.json();
    },
    backupAddress: async (id) => String((await client.call(`/backups/${id}/file-address`, { method: 'POST', body: {} })).json.url),
    previewBackup: async (id) => (await client.call(`/backups/${id}/preview`, { method: 'POST', body: {} })).json,
    applyBackup: (id, seen) => send(`/backups/${id}/apply`, 'POST', { seen }),
    licence: async (storeId) => (await client.call(`/stores/${storeId}/licence`)).json,
    changeLicence: (storeId, key) => send(`/stores/${storeId}/licence`, 'PUT', { license_key: key }),
  };
}
