// One typed client: what no operation has does not compile.
import type { Dashboard } from '../../contract/operations/dashboard.ts';
import type { Monitoring } from '../../contract/operations/monitoring.ts';
import type { Ask } from '../../src/providers/http/ask.ts';

export async function answers(ask: Ask): Promise<readonly unknown[]> {
  const dashboard: Dashboard = await ask('GET /dashboard');
  const monitoring: Monitoring = await ask('GET /monitoring', { background: true });
  const { ended } = await ask('DELETE /sessions', { query: { user_id: 4 } });
  const count: number = ended;
  return [dashboard, monitoring, count];
}

export function faults(ask: Ask): readonly unknown[] {
  return [
    // @ts-expect-error -- no operation has the path
    ask('GET /dashbord'),
    // @ts-expect-error -- nor the method
    ask('POST /dashboard'),
    // @ts-expect-error -- a parameter of the path is left out
    ask('DELETE /sessions/{id}'),
    // @ts-expect-error -- a parameter that the operation does not take
    ask('GET /search', { query: { q: 'radnice', page: 2 } }),
    // @ts-expect-error -- a body without a field that it needs
    ask('POST /auth/token', { body: { username: 'spravce@mesto.test' } }),
    // @ts-expect-error -- a value that the answer does not have
    ask('GET /dashboard').then(({ branches }) => branches),
  ];
}
