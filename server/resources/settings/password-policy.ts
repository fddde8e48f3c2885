import { refuseValues } from '../../../contract/refusal.ts';
import { hasOwnWay } from '../../work/second-factor/read-factors.ts';
import type { Hooks } from '../hooks.ts';

/**
 * Without a gateway codes wait in the outbox, which only a super administrator reads who is signed in: whoever demands
 * codes then must have a way in that needs none (decision 0019).
 */
export const passwordPolicy: Hooks = {
  beforeEdit: async ({ db, actor, outward }, row, values) => {
    const begins = values['second_factor_is_required'] === true && row['second_factor_is_required'] !== true;
    if (!begins || outward.hasGateway.sms || (await hasOwnWay(db, actor.id))) return;
    throw refuseValues({ second_factor_is_required: { code: 'no_way_for_codes' } });
  },
};
