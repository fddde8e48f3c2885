import type { orderHead as czech } from '../../../cs/console/web-orders/order-head.ts';

export const orderHead: typeof czech = {
  consent: {
    given: 'Given by the client',
    noted: 'Given by the client, noted by the office',
    notAsked: 'Not needed, the office made the order',
    none: 'None',
  },
};
