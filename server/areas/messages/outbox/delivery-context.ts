import type { Gateways } from '../../../adapters/gateways.ts';
import type { DeliveryContext } from '../../../db/rows/write/write-context.ts';

/** What letters need to know of the world: without a public address the server is reached on its own machine. */
export function deliveryContextOf(gateways: Gateways, publicUrl: URL | null, port: () => number, hasBookingPage: boolean): DeliveryContext {
  return {
    hasGateway: { email: gateways.email !== null, sms: gateways.sms !== null },
    linkOrigin: () => publicUrl?.origin ?? `http://localhost:${port()}`,
    hasBookingPage,
    mailFrom: gateways.mailFrom ?? null,
  };
}
