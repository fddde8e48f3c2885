import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { registry } from '../../../contract/resources/registry.ts';
import { rulesInForce } from '../../../contract/rules/accounts/password.ts';
import { findShortcomings, fixedBy, type JudgedPolicy, passwordStandards } from '../../../contract/rules/accounts/password-standards.ts';

/** As it is shipped. */
const shipped: JudgedPolicy = {
  minimal_password_length: 12,
  super_administrator_password_length: 17,
  special_characters_is_required: false,
  small_letter_is_required: false,
  capital_letter_is_required: false,
  number_is_required: false,
  second_factor_is_required: false,
  password_expired_after_count_days: 0,
  second_factor_code_length: 6,
  second_factor_code_validity: 300,
  duplicate_last_password_count: 12,
  block_after_count_of_failed_attempt: 5,
};
const anyPolicy: fc.Arbitrary<JudgedPolicy> = fc.record({
  minimal_password_length: fc.integer({ min: 6, max: 64 }),
  super_administrator_password_length: fc.integer({ min: 6, max: 64 }),
  special_characters_is_required: fc.boolean(),
  small_letter_is_required: fc.boolean(),
  capital_letter_is_required: fc.boolean(),
  number_is_required: fc.boolean(),
  second_factor_is_required: fc.boolean(),
  password_expired_after_count_days: fc.integer({ min: 0, max: 3650 }),
  second_factor_code_length: fc.integer({ min: 4, max: 10 }),
  second_factor_code_validity: fc.integer({ min: 30, max: 3600 }),
  duplicate_last_password_count: fc.integer({ min: 0, max: 50 }),
  block_after_count_of_failed_attempt: fc.integer({ min: 1, max: 100 }),
});
const codes = (standard: (typeof passwordStandards)[number], policy: JudgedPolicy) =>
  findShortcomings(standard, policy).map(({ code }) => code);

describe('the shipped policy', () => {
  it('is what the declaration starts with', () => {
    const { fields } = registry['password-policy'];
    expect(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default]))).toMatchObject(shipped);
  });

  it('asvs-6.2.5 asvs-6.2.10 requires no kinds of characters and no change without a reason', () => {
    expect(rulesInForce(shipped)).toEqual(['minimal_password_length']);
    expect(shipped.password_expired_after_count_days).toBe(0);
  });
});

describe('the standards of passwords', () => {
  it('ask of the shipped policy: NIST for 15 characters without a second factor, the decree for an end of passwords', () => {
    expect(findShortcomings('nist', shipped)).toEqual([{ code: 'length', limit: 15 }]);
    expect(findShortcomings('decree', shipped)).toEqual([{ code: 'never_expires', limit: 540 }]);
  });

  it('ask of NIST 8 characters where a code is asked for too', () => {
    expect(findShortcomings('nist', { ...shipped, minimal_password_length: 8, second_factor_is_required: true })).toEqual([]);
    expect(codes('nist', { ...shipped, minimal_password_length: 7, second_factor_is_required: true })).toEqual(['length']);
  });

  it('NIST refuses required kinds of characters and forced changes', () => {
    const policy = { ...shipped, minimal_password_length: 15 };
    expect(codes('nist', { ...policy, number_is_required: true })).toEqual(['composition']);
    expect(codes('nist', { ...policy, password_expired_after_count_days: 90 })).toEqual(['expires']);
  });

  it.each([
    [{ second_factor_code_length: 5 }, { code: 'code_length', limit: 6 }, { second_factor_code_length: 6 }],
    [{ second_factor_code_validity: 601 }, { code: 'code_validity', limit: 600 }, { second_factor_code_validity: 600 }],
  ] as const)('NIST refuses %j where codes are sent', (change, shortcoming, fixed) => {
    const policy = { ...shipped, minimal_password_length: 15, second_factor_code_validity: 600, ...change };
    expect(findShortcomings('nist', policy)).toEqual([]);
    expect(findShortcomings('nist', { ...policy, second_factor_is_required: true })).toEqual([shortcoming]);
    expect(fixedBy('nist', { ...policy, second_factor_is_required: true })).toEqual(fixed);
  });

  it('names a bound only of what has one', () => {
    const policy = { ...shipped, capital_letter_is_required: true, password_expired_after_count_days: 1 };
    expect(findShortcomings('nist', policy)).toStrictEqual([
      { code: 'length', limit: 15 },
      { code: 'composition' },
      { code: 'expires', limit: 0 },
    ]);
    expect(fixedBy('nist', policy)).toStrictEqual({
      minimal_password_length: 15,
      capital_letter_is_required: false,
      password_expired_after_count_days: 0,
    });
  });

  it.each([
    [{ minimal_password_length: 11 }, 'length'],
    [{ super_administrator_password_length: 16 }, 'super_length'],
    [{ duplicate_last_password_count: 11 }, 'history'],
    [{ password_expired_after_count_days: 541 }, 'expires_late'],
  ] as const)('the decree refuses %j', (change, code) => {
    const policy = { ...shipped, password_expired_after_count_days: 540 };
    expect(codes('decree', policy)).toEqual([]);
    expect(codes('decree', { ...policy, ...change })).toEqual([code]);
  });

  it('are met by what they fill in, which lowers nothing that is stricter', () => {
    fc.assert(
      fc.property(anyPolicy, fc.constantFrom(...passwordStandards), (policy, standard) => {
        const fixed = { ...policy, ...fixedBy(standard, policy) };
        expect(findShortcomings(standard, fixed)).toEqual([]);
        expect(fixedBy(standard, fixed)).toEqual({});
        expect(fixed.minimal_password_length).toBeGreaterThanOrEqual(policy.minimal_password_length);
        expect(fixed.super_administrator_password_length).toBeGreaterThanOrEqual(policy.super_administrator_password_length);
        expect(fixed.duplicate_last_password_count).toBeGreaterThanOrEqual(policy.duplicate_last_password_count);
      }),
    );
  });
});
