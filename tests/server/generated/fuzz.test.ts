import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Central, openCentral } from '../../support/central.ts';
import { fingerprint } from '../../support/fingerprint.ts';
import { aDrive, type Drive, type Outcome } from '../../support/fuzz/drive.ts';
import { superAdministrator } from '../../support/people.ts';
import { seedOfRun, shareOf } from '../../support/sampling/property-runs.ts';
import { turnOfRun } from '../../support/sampling/turn.ts';

const isWhole = turnOfRun() === 'whole';
const requests = shareOf(8000);
const seed = seedOfRun();

// Thousands of requests, on a machine that does other things too.
const patience = 300_000;

/**
 * What needs a file sent, a task in the background that has ended, a code or a key of a device, a plan with free times, the link of a
 * letter or an order on its day is walked by the tests of imports, backups, licences, views, jobs, accounts, personal data and web orders.
 */
const isWalkedElsewhere = (id: string): boolean =>
  id.startsWith('tasks.') ||
  id.startsWith('views.') ||
  /\.import(?:-|$)/u.test(id) ||
  /^backups\.(?:upload|file|preview|apply)/u.test(id) ||
  // The first administrator's link holds only where there are no users; a session is named by what nobody guesses; no message has a link.
  [
    'licences.change',
    'stores.withdraw-change',
    'auth.use-link',
    'sessions.end',
    'outbox.text',
    'outbox.resend',
    'orders.resend-message',
    'orders.write-message',
  ].includes(id) ||
  /^public\.(?:free-days|free-times|hold|order|show|confirm|cancel|move|waiting|resend-link|correct-email)$/u.test(id) ||
  /^(?:booking|personal-data)\./u.test(id) ||
  /^files\.(?:upload|show)$/u.test(id) ||
  /^orders\.actions\.(?:confirm|arrive|serve|miss)$/u.test(id) ||
  /^auth\.(?:second-factor|phone|passkey|totp)/u.test(id);

/**
 * Chance leaves out a few of a run's successes: section 5 of the research asks for this part of them. A tenth of the requests
 * reaches 36 to 44 % of them: there only a generator is noticed that is refused everywhere.
 */
const reachedPart = isWhole ? 0.95 : 0.25;

describe('random requests made from the description of the API', () => {
  let central: Central;
  let drive: Drive;
  const seen = new Map<string, number>();
  beforeAll(async () => {
    central = await openCentral();
    drive = await aDrive(central, await superAdministrator(central));
  });
  afterAll(() => central.close());

  it(`are answered as it tells: ${requests} of the seed ${seed}`, { timeout: patience }, async () => {
    const outcome = await drive.send(seed, requests);
    remember(outcome);
    expect(outcome.faults, `seed ${seed}`).toEqual([]);
    expect(outcome.sent).toBeGreaterThan(requests);
  });

  it(`reach ${100 * reachedPart} % of the described successes`, () => {
    const reachable = drive.description.operations.filter(({ id }) => !isWalkedElsewhere(id));
    const successes = reachable.flatMap(({ id, answers }) =>
      [...answers.keys()].filter((status) => status.startsWith('2')).map((status) => `${id} ${status}`),
    );
    const missed = successes.filter((pair) => !seen.has(pair));
    expect(missed.length, missed.join()).toBeLessThanOrEqual(successes.length * (1 - reachedPart));
  });

  it('leave nothing stored when they are refused', { timeout: patience }, async () => {
    // Of its own, because all of it is looked at after each request.
    const small = await openCentral();
    const watched = await aDrive(small, await superAdministrator(small), { stored: () => fingerprint(small.db) });
    const outcome = await watched.send(seed, shareOf(200));
    await small.close();
    expect(outcome.faults, `seed ${seed}`).toEqual([]);
  });

  function remember({ pairs }: Outcome): void {
    for (const [pair, count] of pairs) seen.set(pair, (seen.get(pair) ?? 0) + count);
  }
});
