import { describe, expect, it } from 'vitest';
import { planOfService, poolOf, type StorePlan } from '../../../../contract/rules/booking/plan-of-service.ts';

const plan: Omit<StorePlan, 'id'> = {
  service_id: null,
  web_group_id: null,
  group_services: [],
  active: true,
  active_orders_limit: null,
  intervals: [],
  days_ahead: 30,
  opens_at: '00:00',
  least_minutes_before: 0,
};
const own = { ...plan, id: 1, service_id: 7 };
const ofOther = { ...plan, id: 2, service_id: 8 };
const first = { ...plan, id: 3, web_group_id: 20, group_services: [7, 8] };
const later = { ...plan, id: 4, web_group_id: 30, group_services: [7] };
const ofOthers = { ...plan, id: 5, web_group_id: 10, group_services: [9] };

describe('the plan of a service', () => {
  it.each([
    ['its own before that of an agenda', [later, first, ofOther, own], own],
    ['that of the first agenda with it', [ofOther, later, ofOthers, first], first],
    ['none where it has none and no agenda of a plan holds it', [ofOther, ofOthers], undefined],
  ] as const)('is %s', (_name, plans, expected) => {
    expect(planOfService(7, plans)).toEqual(expected);
  });

  it('shares its places with the orders of the service, or of the whole agenda', () => {
    expect([own, first].map(poolOf)).toEqual(['service:7', 'group:20']);
  });
});
