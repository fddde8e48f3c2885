import { describe, expect, it } from 'vitest';
import { defaultRoles, providerFailureNamed, providerFailures } from '../../../contract/rules/accounts/provider-sign-in.ts';

describe('signing in at the identity provider', () => {
  it('gives nobody the highest role by itself', () => {
    expect(defaultRoles).toEqual(['administrator', 'operator']);
  });

  it.each(providerFailures)('tells of the failure %s by its name', (failure) => {
    expect(providerFailureNamed(failure)).toBe(failure);
  });

  it.each([null, '', 'Unavailable', 'refused ', 'anything_else'])('tells of no failure by %j', (name) => {
    expect(providerFailureNamed(name)).toBeUndefined();
  });
});
