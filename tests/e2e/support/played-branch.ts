import { type BranchClient, eventsFrom, knock, type Said } from '../../support/branch/branch-client.ts';
import { numberAt, textAt } from '../../support/people.ts';
import { demonstrationPassword, people } from './sign-in.ts';

export type PlayedBranch = {
  /** A service of its store. */
  readonly service: number;
  /** Tells the central, and waits until it has kept that. */
  readonly say: (...said: readonly Said[]) => Promise<void>;
  readonly close: () => void;
};

/** Connects as the branch of a store of the demonstration that nobody plays. */
export async function playBranch(origin: string, store: number): Promise<PlayedBranch> {
  const call = async (path: string, body?: unknown, token?: string): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(`${origin}/central${path}`, init)).json();
  };
  const signed = await call('/auth/token', { username: people.superAdministrator, password: demonstrationPassword });
  const token = textAt(signed, 'tokens', 'access_token');
  const key = textAt(await call(`/stores/${store}/key`, {}, token), 'pre_shared_key');
  const code = textAt(await call(`/stores/${store}`, undefined, token), 'code');
  const filter = encodeURIComponent(JSON.stringify({ store_id: store }));
  const service = numberAt(await call(`/services?filter=${filter}`, undefined, token), '0', 'id');
  const branch: BranchClient = await knock({ code, key }, { origin });
  await branch.next('welcome');
  let sequence = 1;
  return {
    service,
    say: async (...said) => {
      branch.say({ type: 'events', events: eventsFrom(sequence, new Date().toISOString(), said) });
      sequence += said.length;
      await branch.next('acknowledge');
    },
    close: () => branch.close(),
  };
}
