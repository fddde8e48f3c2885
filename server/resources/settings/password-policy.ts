import { refuseValues } from '../../../contract/refusal.ts';
import type { Hooks } from '../hooks.ts';

/** Demanding a second factor while nobody can pass it would lock everybody out: refused until codes are sent. */
export const passwordPolicy: Hooks = {
  beforeEdit: async (_, __, values) => {
    if (values['second_factor_is_required'] === true) throw refuseValues({ second_factor_is_required: { code: 'not_available_yet' } });
  },
};
