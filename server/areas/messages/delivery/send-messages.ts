import type { Logger } from 'pino';
import type { PeriodicWork } from '../../../engine/jobs/periodic-jobs.ts';
import { type DeliveryTools, deliverNext } from './deliver.ts';
import { gatewayStates } from './gateway-states.ts';

type Sending = Omit<DeliveryTools, 'states'> & { readonly log: Pick<Logger, 'error' | 'warn'> };

/** Sends the messages that wait; undefined without a gateway. */
export function sendMessagesWork({ log, ...tools }: Sending): PeriodicWork | undefined {
  const { email, sms } = tools.gateways;
  if (email === null && sms === null) return undefined;
  const states = gatewayStates(log);
  return { run: () => deliverNext({ ...tools, states }) };
}
