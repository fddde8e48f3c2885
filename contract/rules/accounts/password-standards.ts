import { type PasswordPolicy, passwordRulesFor } from './password.ts';

/** The policy as far as a standard or a sentence about it speaks of it. */
export type JudgedPolicy = PasswordPolicy & {
  readonly second_factor_is_required: boolean;
  readonly password_expired_after_count_days: number;
  readonly second_factor_code_length: number;
  readonly second_factor_code_validity: number;
  readonly duplicate_last_password_count: number;
  readonly block_after_count_of_failed_attempt: number;
};

/**
 * `nist`: SP 800-63B-4. `decree`: section 19 of decree 82/2018; its successors 409/2025 and 410/2025 are to be compared
 * by someone who has their wording at hand.
 */
export const passwordStandards = ['nist', 'decree'] as const;
export type PasswordStandard = (typeof passwordStandards)[number];

/** Eighteen months in days. */
const longestLifeDays = 540;

/** One thing that a standard asks for: the values that would do, of those that do not. */
type Demand = { readonly code: ShortcomingCode; readonly limit?: number; readonly fix: (policy: JudgedPolicy) => Partial<JudgedPolicy> };

const atLeast = (name: NumberName, least: number, code: ShortcomingCode): Demand => ({
  code,
  limit: least,
  fix: (policy) => (policy[name] >= least ? {} : { [name]: least }),
});
const atMost = (name: NumberName, most: number, code: ShortcomingCode): Demand => ({
  code,
  limit: most,
  fix: (policy) => (policy[name] <= most ? {} : { [name]: most }),
});

type NumberName = { [Name in keyof JudgedPolicy]: JudgedPolicy[Name] extends number ? Name : never }[keyof JudgedPolicy];

const shortcomingCodes = [
  'length',
  'super_length',
  'composition',
  'never_expires',
  'expires',
  'expires_late',
  'history',
  'code_length',
  'code_validity',
] as const;
export type ShortcomingCode = (typeof shortcomingCodes)[number];
export type Shortcoming = { readonly code: ShortcomingCode; readonly limit?: number };

const composition = [
  'small_letter_is_required',
  'capital_letter_is_required',
  'number_is_required',
  'special_characters_is_required',
] as const;

/** NIST forbids required kinds of characters and changes without a reason, and counts on length (section 3.1.1.2). */
const asksOfNist = (policy: JudgedPolicy): readonly Demand[] => [
  atLeast('minimal_password_length', policy.second_factor_is_required ? 8 : 15, 'length'),
  { code: 'composition', fix: (given) => Object.fromEntries(composition.filter((name) => given[name]).map((name) => [name, false])) },
  atMost('password_expired_after_count_days', 0, 'expires'),
  ...(policy.second_factor_is_required
    ? [atLeast('second_factor_code_length', 6, 'code_length'), atMost('second_factor_code_validity', 600, 'code_validity')]
    : []),
];

const asksOfDecree = (): readonly Demand[] => [
  atLeast('minimal_password_length', 12, 'length'),
  {
    code: 'super_length',
    limit: 17,
    fix: (policy) => (passwordRulesFor(policy, true).minimal_password_length >= 17 ? {} : { super_administrator_password_length: 17 }),
  },
  atLeast('duplicate_last_password_count', 12, 'history'),
  {
    code: 'never_expires',
    limit: longestLifeDays,
    fix: (policy) => (policy.password_expired_after_count_days > 0 ? {} : { password_expired_after_count_days: longestLifeDays }),
  },
  atMost('password_expired_after_count_days', longestLifeDays, 'expires_late'),
];

const asks: Readonly<Record<PasswordStandard, (policy: JudgedPolicy) => readonly Demand[]>> = { nist: asksOfNist, decree: asksOfDecree };

/** What the policy misses to meet the standard; nothing when it meets it. */
export function findShortcomings(standard: PasswordStandard, policy: JudgedPolicy): readonly Shortcoming[] {
  return asks[standard](policy)
    .filter(({ fix }) => Object.keys(fix(policy)).length > 0)
    .map(({ code, limit }) => (limit === undefined ? { code } : { code, limit }));
}

/** The values that make the policy meet the standard. What is stricter than it asks stays. */
export function fixedBy(standard: PasswordStandard, policy: JudgedPolicy): Partial<JudgedPolicy> {
  return Object.assign({}, ...asks[standard](policy).map(({ fix }) => fix(policy)));
}
