import { noGateways } from '../../../server/adapters/gateways.ts';
import { resources } from '../../../server/app.ts';
import type { OrderTools } from '../../../server/areas/branches/events/apply-orders.ts';
import { deliveryContextOf } from '../../../server/areas/messages/delivery/gateways.ts';
import { entitiesOf } from '../../../server/areas/registry.ts';
import { secretKey } from '../central.ts';

/** What orders are changed with by a batch that a test writes without a server. */
export const orderTools: OrderTools = {
  entities: entitiesOf(resources),
  salt: secretKey,
  delivery: deliveryContextOf(noGateways, null, () => 80, true),
};
