import { describe, expect, it } from 'vitest';
import { killedServer } from '../../support/kill/killed-server.ts';
import { shareOf } from '../../support/sampling/property-runs.ts';

/** Each of the three kinds of kills twice. */
const rounds = shareOf(20, 6);

describe('a server that is killed while it writes', () => {
  it(`loses nothing that it acknowledged, stores nothing by halves and opens again, in ${rounds} rounds`, {
    timeout: 300_000,
  }, async () => {
    const { lost, halves, acknowledged, slowestReturnMs } = await killedServer({ rounds, database: 'embedded' });
    expect({ lost, halves }).toEqual({ lost: [], halves: [] });
    expect(slowestReturnMs).toBeLessThan(10_000);
    expect(acknowledged).toBeGreaterThan(10 * rounds);
  });
});
