import { limits } from '../../basics/limits.ts';
import { defineResource, field } from '../../kit/index.ts';

/** Rules of passwords and of the second factor: specification section 3. */
export const passwordPolicy = defineResource({
  name: 'password-policy',
  page: '/settings/password-policy',
  areas: 'everyone',
  writtenBy: 'superAdministrator',
  limitedBy: null,
  singleton: true,
  represent: 'minimal_password_length',
  fields: {
    minimal_password_length: field.int({ required: true, min: limits.minimalPasswordLength, max: 64, default: 12 }),
    // Beyond the specification (page 02): who may everything has the longer password.
    super_administrator_password_length: field.int({ required: true, min: limits.minimalPasswordLength, max: 64, default: 17 }),
    special_characters_is_required: field.flag({ default: false }),
    small_letter_is_required: field.flag({ default: false }),
    capital_letter_is_required: field.flag({ default: false }),
    number_is_required: field.flag({ default: false }),
    second_factor_is_required: field.flag({ default: false }),
    block_after_count_of_failed_attempt: field.int({ required: true, min: 1, max: 100, default: 5 }),
    // 0 = never, as the specification keeps it.
    password_expired_after_count_days: field.int({ required: true, min: 0, max: 3650, default: 0 }),
    // ASVS 6.5.5 and 6.5.4: ten minutes at most, six digits at least.
    second_factor_code_validity: field.duration({ required: true, min: 30, max: 600, unit: 'seconds', default: 300 }),
    second_factor_code_length: field.int({ required: true, min: 6, max: 10, default: 6 }),
    duplicate_last_password_count: field.int({ required: true, min: 0, max: 50, default: 12 }),
    // Beyond the specification (page 02, Tokens and sessions); ASVS 7.3.1 and 7.3.2 ask for bounds.
    session_idle_minutes: field.int({ required: true, min: 5, max: 60, default: 30 }),
    session_absolute_hours: field.int({ required: true, min: 1, max: 24, default: 12 }),
  },
  list: { columns: ['minimal_password_length'], sort: ['id', 'asc'] },
  form: {
    password: [
      'minimal_password_length',
      'super_administrator_password_length',
      'small_letter_is_required',
      'capital_letter_is_required',
      'number_is_required',
      'special_characters_is_required',
      'duplicate_last_password_count',
      'password_expired_after_count_days',
    ],
    sign_in: [
      'block_after_count_of_failed_attempt',
      'second_factor_is_required',
      'second_factor_code_length',
      'second_factor_code_validity',
      'session_idle_minutes',
      'session_absolute_hours',
    ],
  },
});
