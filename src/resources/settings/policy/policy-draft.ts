import type { JudgedPolicy } from '../../../../contract/rules/accounts/password-standards.ts';
import type { Row } from '../../../crud/core/row.ts';

const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/** The policy as a form holds it; a number that is just being typed counts as none. */
export function policyIn(draft: Row): JudgedPolicy {
  return {
    minimal_password_length: number(draft['minimal_password_length']),
    super_administrator_password_length: number(draft['super_administrator_password_length']),
    special_characters_is_required: draft['special_characters_is_required'] === true,
    small_letter_is_required: draft['small_letter_is_required'] === true,
    capital_letter_is_required: draft['capital_letter_is_required'] === true,
    number_is_required: draft['number_is_required'] === true,
    second_factor_is_required: draft['second_factor_is_required'] === true,
    password_expired_after_count_days: number(draft['password_expired_after_count_days']),
    second_factor_code_length: number(draft['second_factor_code_length']),
    second_factor_code_validity: number(draft['second_factor_code_validity']),
    duplicate_last_password_count: number(draft['duplicate_last_password_count']),
    block_after_count_of_failed_attempt: number(draft['block_after_count_of_failed_attempt']),
  };
}
