import { describe, expect, it } from 'vitest';
import { killedServer } from '../../support/kill/killed-server.ts';

describe('a server that is killed while it writes', () => {
  it('loses nothing that it acknowledged, stores nothing by halves and opens again, in 20 rounds', { timeout: 300_000 }, async () => {
    const { lost, halves, acknowledged, slowestReturnMs } = await killedServer({ rounds: 20, database: 'embedded' });
    expect({ lost, halves }).toEqual({ lost: [], halves: [] });
    expect(slowestReturnMs).toBeLessThan(10_000);
    expect(acknowledged).toBeGreaterThan(200);
  });
});
