import { describe, expect, it } from 'vitest';
import type { Reply } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { aUser, signIn, textAt } from '../../support/people.ts';

const central = await centralOfFile();

describe('the tokens of a session', () => {
  const refreshTokenOf = (reply: Reply): string => textAt(reply.body, 'tokens', 'refresh_token');

  it('asvs-7.2.3 are 256 bits of chance, no two alike', async () => {
    const { email } = await aUser(central);
    const tokens: string[] = [];
    for (let count = 0; count < 20; count += 1) tokens.push(refreshTokenOf(await signIn(central, email)));
    expect(new Set(tokens).size).toBe(20);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    // Of chance every place takes many values: a counter or a time would keep most of them.
    const places = Array.from({ length: 32 }, (_, place) => new Set(tokens.map((token) => Buffer.from(token, 'base64url')[place])).size);
    expect(Math.min(...places)).toBeGreaterThan(10);
  });

  it('asvs-7.2.4 are new at every sign-in, whatever cookie came with it', async () => {
    const { email } = await aUser(central);
    const chosen = 'A'.repeat(43);
    const reply = await signIn(central, email, undefined, { 'x-client': 'console', cookie: `__Host-refresh=${chosen}; refresh=${chosen}` });
    const given = String(reply.headers['set-cookie']);
    expect(reply.status).toBe(200);
    expect(given).toMatch(/^__Host-\w+=[\w-]{43};/u);
    expect(given).not.toContain(chosen);
    expect(refreshTokenOf(await signIn(central, email))).not.toBe(refreshTokenOf(await signIn(central, email)));
  });
});
