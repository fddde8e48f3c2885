import { noGateways } from '../../../server/adapters/gateways.ts';
import { resources } from '../../../server/app.ts';
import type { OrderTools } from '../../../server/branches/events/apply-orders.ts';
import { outwardOf } from '../../../server/work/messages/outward.ts';
import { secretKey } from '../central.ts';

/** What orders are changed with by a batch that a test writes without a server. */
export const orderTools: OrderTools = {
  entities: { all: resources, find: (name) => resources.find((resource) => resource.name === name) },
  salt: secretKey,
  outward: outwardOf(noGateways, null, () => 80, true),
};
