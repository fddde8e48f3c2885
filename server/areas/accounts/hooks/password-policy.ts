import { refuseValues } from '../../../../contract/basics/refusal.ts';
import { proofMinutes } from '../../../../contract/rules/accounts/proof.ts';
import type { Hooks } from '../../../engine/write/hooks.ts';
import { hasOwnWay } from '../second-factor/read-factors.ts';
import { requireOfNoOne, requireOfSessions } from '../second-factor/require-of-sessions.ts';

/**
 * Without a gateway codes wait in the outbox, which only a super administrator reads who is signed in: anyone who demands
 * codes then must have a way in that needs none (decision 0019). Sessions that passed no second factor end soon after.
 */
export const passwordPolicy: Hooks = {
  beforeEdit: async ({ db, actor, now, delivery, demandProof }, row, values) => {
    const [before, after] = [row['second_factor_is_required'] === true, values['second_factor_is_required']];
    if (after === false && before) {
      // As turning off someone's own: an open console that someone left is not enough.
      demandProof?.({ provenWithinMinutes: proofMinutes.guarded, provenFor: 'required_second_factor' });
      return requireOfNoOne(db, now);
    }
    if (after !== true || before) return;
    if (!delivery.hasGateway.sms && (actor.id === null || !(await hasOwnWay(db, actor.id))))
      throw refuseValues({ second_factor_is_required: { code: 'no_way_for_codes' } });
    await requireOfSessions(db, now);
  },
};
