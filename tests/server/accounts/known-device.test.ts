import { describe, expect, it } from 'vitest';
import { guessingLimits } from '../../../contract/rules/accounts/guessing.ts';
import { knownDevice, rememberDevice } from '../../../server/areas/accounts/sign-in-attempts/known-device.ts';
import { deriveKeys } from '../../../server/keys/keys.ts';

const key = deriveKeys('a secret key of the tests, long enough').digest;
const remember = (userId: number, kept: string | null = null) => rememberDevice(key, userId, kept);
const knows = (kept: string, userId: number) => knownDevice(key, userId, kept) !== null;
const partsOf = (kept: string) => kept.split('.');

describe('what a browser keeps of the accounts that it has signed in to', () => {
  it('has a new name for the account each time, and the one before leaves room for others', () => {
    let kept = remember(1);
    for (let time = 0; time <= guessingLimits.accountsOfDevice; time += 1) kept = remember(2, kept);
    expect(kept.split(':')).toHaveLength(2);
    expect([knows(kept, 1), knows(kept, 2)]).toEqual([true, true]);
    expect(knownDevice(key, 2, remember(2, kept))).not.toBe(knownDevice(key, 2, kept));
  });

  it('is of so many accounts as the rule says, the oldest of which is left out', () => {
    const accounts = Array.from({ length: guessingLimits.accountsOfDevice + 1 }, (_, place) => place + 1);
    const kept = accounts.reduce<string | null>((before, account) => remember(account, before), null) ?? '';
    expect(accounts.filter((account) => !knows(kept, account))).toEqual([1]);
    expect(kept.split(':')).toHaveLength(guessingLimits.accountsOfDevice);
  });

  it('is made up by nobody: its proof is of the account and of the name of the device', () => {
    const [own, other] = [remember(1), remember(1)];
    const [, device = '', proof = ''] = partsOf(own);
    expect(knows(own, 1)).toBe(true);
    expect(knows(`2.${device}.${proof}`, 2)).toBe(false);
    expect(knows(`1.${partsOf(other)[1]}.${proof}`, 1)).toBe(false);
    expect(knownDevice(deriveKeys('another secret key of the tests').digest, 1, own)).toBeNull();
  });
});
