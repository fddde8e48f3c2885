import type { SavedView } from '../../../contract/operations/saved-view.ts';
import type { RestClient } from './rest-client.ts';

type ViewChanges = Partial<Pick<SavedView, 'name' | 'shared' | 'state'>>;

/** Saved views of lists: the calls of `contract/operations/console/view-operations.ts`. */
export type ViewCalls = {
  readonly views: (resource: string) => Promise<readonly SavedView[]>;
  readonly createView: (view: Pick<SavedView, 'resource' | 'name' | 'shared' | 'state'>, key: string) => Promise<SavedView>;
  readonly changeView: (id: number, changes: ViewChanges) => Promise<SavedView>;
  readonly deleteView: (id: number) => Promise<SavedView>;
  readonly restoreView: (id: number) => Promise<SavedView>;
};

export function createViewCalls(client: RestClient): ViewCalls {
  return {
    views: async (resource) => (await client.call(`/views?resource=${encodeURIComponent(resource)}`)).json,
    createView: async (body, key) => (await client.call('/views', { method: 'POST', headers: { 'Idempotency-Key': key }, body })).json,
    changeView: async (id, body) => (await client.call(`/views/${id}`, { method: 'PATCH', body })).json,
    deleteView: async (id) => (await client.call(`/views/${id}`, { method: 'DELETE' })).json,
    restoreView: async (id) => (await client.call(`/views/${id}/restore`, { method: 'POST' })).json,
  };
}
