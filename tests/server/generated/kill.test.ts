import { describe, expect, it } from 'vitest';
import { killedServer } from '../../support/kill/killed-server.ts';

describe('a server that is killed while it writes', () => {
  it('loses nothing that it acknowledged, stores nothing by halves and opens again, in 20 rounds', { timeout: 300_000 }, async () => {
    const database = process.env['TEST_DATABASE'] === 'server' ? 'server' : 'embedded';
    const { lost, halves, acknowledged } = await killedServer({ rounds: 20, database });
    expect({ lost, halves }).toEqual({ lost: [], halves: [] });
    expect(acknowledged).toBeGreaterThan(200);
  });
});
