import { expect, it, vi } from 'vitest';
import { createOutageLog } from '../../../server/start/outage-log.ts';

type Line = { readonly level: number; readonly msg: string };

/** A log with what was written into it, over a database that answers or does not. */
function aLog(answers: () => boolean) {
  const lines: Line[] = [];
  const { log, watch } = createOutageLog('info', { write: (text: string) => void lines.push(JSON.parse(text)) });
  watch(() => (answers() ? Promise.resolve() : Promise.reject(new Error('connect ECONNREFUSED'))));
  return { log, said: () => lines.map(({ msg }) => msg) };
}

const lost = { fault: 'Connection terminated unexpectedly' };

it('writes one line when the database goes and one when it answers again, whoever met it meanwhile', async () => {
  let isAway = true;
  const { log, said } = aLog(() => !isAway);
  for (let request = 0; request < 100; request += 1) log.error(lost, 'a request failed');
  await vi.waitFor(() => expect(said()).toEqual(['the database is away: requests are refused and work waits until it answers']));
  for (let request = 0; request < 100; request += 1) log.error({ fault: 'x', code: '57P03' }, 'a job failed');
  expect(said()).toHaveLength(1);
  isAway = false;
  await vi.waitFor(() => expect(said().slice(1)).toEqual(['the database answers again']), { timeout: 10_000 });
  isAway = true;
  log.error(lost, 'a request failed');
  await vi.waitFor(() => expect(said()).toHaveLength(3));
});

it('writes of a connection that was lost while the database answers, and of any other fault at once', async () => {
  const { log, said } = aLog(() => true);
  log.warn({ message: 'terminating connection due to administrator command' }, 'a database connection was lost');
  log.error({ fault: 'relation "nothing" does not exist', code: '42P01' }, 'a request failed');
  log.info('said without a fault');
  expect(said()).toEqual(['a request failed', 'said without a fault']);
  await vi.waitFor(() => expect(said().at(-1)).toBe('a database connection was lost'));
});
