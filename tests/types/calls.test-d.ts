// One typed client: what no operation has does not compile.
import type { NamedCalls } from '../../contract/client/ask.ts';
import type { Dashboard } from '../../contract/operations/dashboard.ts';
import type { Monitoring } from '../../contract/operations/monitoring.ts';
import type { Central } from '../../simulator/stores/central.ts';
import { type SessionTools, signIn } from '../../src/providers/session/begin-session.ts';

type Calls = NamedCalls<AbortSignal, Blob, Response>;

export async function answers({ ask, askPage, upload }: Calls): Promise<readonly unknown[]> {
  const dashboard: Dashboard = await ask('GET /dashboard');
  const monitoring: Monitoring = await ask('GET /monitoring', { background: true });
  const { ended } = await ask('DELETE /sessions', { query: { user_id: 4 } });
  const count: number = ended;
  const body = { days: ['2026-11-20'], day_type: null };
  const marked = await ask('POST /stores/{id}/mark-days', { path: { id: 1 }, header: { 'Idempotency-Key': 'a' }, body });
  const rows = { path: { collection: 'stores', id: 4 }, query: { range: [0, 24], filter: { state: 'wrong' } } } as const;
  const { total } = await askPage('GET /imports/{collection}/{id}/rows', rows);
  const { id } = await upload('POST /{collection}/import', new Blob(), { path: { collection: 'stores' }, query: { file_name: 'a.csv' } });
  return [dashboard, monitoring, count, marked, total, id];
}

export function faults({ ask, askPage, upload }: Calls, storeId: number): readonly unknown[] {
  return [
    // @ts-expect-error -- no operation has the path
    ask('GET /dashbord'),
    // @ts-expect-error -- nor the method
    ask('POST /dashboard'),
    // @ts-expect-error -- an address is filled in by the client alone
    ask(`GET /stores/${storeId}/status`),
    // @ts-expect-error -- a parameter of the path is left out
    ask('DELETE /sessions/{id}'),
    // @ts-expect-error -- a parameter of the path has another name
    ask('GET /stores/{id}/status', { path: { store: 4 } }),
    // @ts-expect-error -- or another type
    ask('GET /stores/{id}/status', { path: { id: 'four' } }),
    // @ts-expect-error -- a parameter that the operation does not take
    ask('GET /search', { query: { q: 'radnice', page: 2 } }),
    // @ts-expect-error -- a value in JSON that the parameter does not take
    askPage('GET /imports/{collection}/{id}/rows', { path: { collection: 'stores', id: 4 }, query: { filter: { state: 'odd' } } }),
    // @ts-expect-error -- a header that the operation does not take
    ask('POST /backups/{id}/preview', { path: { id: 4 }, header: { 'Idempotency-Key': 'a' } }),
    // @ts-expect-error -- a body without a field that it needs
    ask('POST /auth/token', { body: { username: 'spravce@mesto.test' } }),
    // @ts-expect-error -- a field that the body does not take
    ask('PUT /stores/{id}/licence', { path: { id: 4 }, body: { license_key: 'a', key: 'a' } }),
    // @ts-expect-error -- a value that the answer does not have
    ask('GET /dashboard').then(({ branches }) => branches),
    // @ts-expect-error -- what takes a file is not called without one
    ask('POST /stores/{id}/backups/upload', { path: { id: 4 } }),
    // @ts-expect-error -- nor a file sent where none is taken
    upload('POST /stores/{id}/backups', new Blob(), { path: { id: 4 } }),
  ];
}

export function faultsBeforeSignIn(tools: SessionTools): readonly unknown[] {
  return [
    // @ts-expect-error -- a body without a field that it needs
    signIn(tools, { username: 'spravce@mesto.test' }),
    // @ts-expect-error -- a field that the body does not take
    signIn(tools, { username: 'spravce@mesto.test', password: 'a', remember: true }),
  ];
}

export function faultsOfTheSimulator({ ask, make, find }: Central): readonly unknown[] {
  return [
    // @ts-expect-error -- a parameter of the path is left out
    ask('POST /stores/{id}/key'),
    // @ts-expect-error -- no entity has the name
    find('shops', {}),
    // @ts-expect-error -- a field that the entity does not have
    make('stores', { labell: 'Radnice' }),
  ];
}
