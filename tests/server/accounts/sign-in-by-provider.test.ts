import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProviderFailure } from '../../../contract/rules/accounts/provider-sign-in.ts';
import { type IdentityProvider, ProviderFault } from '../../../server/adapters/identity-provider.ts';
import { beginAtProvider, finishAtProvider, type Providing } from '../../../server/areas/accounts/sign-in/sign-in-by-provider.ts';
import { accountsOver } from '../../support/accounts-over.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { aUser } from '../../support/people.ts';

const attempt = { state: 'a state', nonce: 'a nonce', verifier: 'a verifier' };
const callback = () => 'https://poradnik.test/central/auth/oidc/callback';
const warn = vi.fn<Providing['warn']>();

const central = await centralOfFile();
/** Each test asks from an address of its own, by which it finds its entries of the audit. */
let caller = { device: null, address: '', requestId: 'a request', knownBy: null };
let addresses = 0;
beforeEach(() => {
  warn.mockReset();
  addresses += 1;
  caller = { ...caller, address: `192.0.2.${addresses}` };
});

const providing = (provider: IdentityProvider | null): Providing => ({ provider, making: { defaultRole: null, salt: '' }, callback, warn });
const begins = async () => ({ address: 'https://login.test/', attempt });
const failing = (fault: Error) => async () => {
  throw fault;
};
/** Comes back from the provider after a sign-in that began well. */
async function comeBack(finish: IdentityProvider['finish']) {
  const accounts = accountsOver(central);
  const provided = providing({ begin: begins, finish });
  const begun = await beginAtProvider(accounts, provided, '/stores/manage', caller);
  if ('failure' in begun) throw new Error(begun.failure);
  return finishAtProvider(accounts, provided, { secret: begun.secret, answer: new URLSearchParams({ state: attempt.state }) }, caller);
}
const audited = async () =>
  (await sql`select actor_id, actor_name, action from audit_log where address = ${caller.address}`.execute(central.db)).rows;

describe('who comes back from the provider and is not signed in', () => {
  it.each<[ProviderFailure, number]>([
    ['unavailable', 0],
    ['refused', 0],
    ['answer_not_valid', 1],
  ])('because of %s has failed in so many tries: %i; the log is told why, and the way back is kept', async (failure, tries) => {
    const fault = new ProviderFault(failure, new Error('a reason'));
    expect(await comeBack(failing(fault))).toEqual({ failure, returnTo: '/stores/manage' });
    expect(await audited()).toEqual(Array.from({ length: tries }, () => ({ actor_id: null, actor_name: null, action: 'sign_in_failed' })));
    expect(warn.mock.calls).toEqual([[fault]]);
  });

  it('because their account is switched off has failed by name', async () => {
    const { id, email } = await aUser(central, { name: 'Jana Nová', active: false });
    const identity = { issuer: 'https://login.test', subject: 'jana', name: null, verifiedEmail: email, hasProvedSecondFactor: false };
    expect(await comeBack(async () => identity)).toMatchObject({ failure: 'account_not_active' });
    expect(await audited()).toEqual([{ actor_id: id, actor_name: 'Jana Nová', action: 'sign_in_failed' }]);
  });

  it('because of a fault of our own is told nothing wrong of the provider', async () => {
    await expect(comeBack(failing(new Error('ours')))).rejects.toThrow('ours');
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('the way to the provider', () => {
  it('leads nowhere while the provider is away, and the log is told why', async () => {
    const fault = new ProviderFault('unavailable', new Error('a reason'));
    const provided = providing({ begin: failing(fault), finish: failing(fault) });
    expect(await beginAtProvider(accountsOver(central), provided, null, caller)).toEqual({ failure: 'unavailable' });
    expect(warn.mock.calls).toEqual([[fault]]);
  });

  it('is none without a provider, neither there nor back', async () => {
    const accounts = accountsOver(central);
    expect(await beginAtProvider(accounts, providing(null), null, caller)).toEqual({ failure: 'unavailable' });
    const answer = new URLSearchParams({ state: attempt.state });
    const back = await finishAtProvider(accounts, providing(null), { secret: 'a secret', answer }, caller);
    expect(back).toEqual({ failure: 'unavailable', returnTo: null });
  });
});
