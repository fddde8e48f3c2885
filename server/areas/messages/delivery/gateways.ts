import type { Logger } from 'pino';
import type { MessageChannel } from '../../../../contract/resources/settings/outbox.ts';
import { type Gateways, httpSmsGateway, smtpGateway } from '../../../adapters/gateways.ts';
import type { DeliveryContext } from '../../../db/rows/write/write-context.ts';
import type { Configuration } from '../../../settings/config.ts';
import { type LastingFault, lastingFault } from './lasting-fault.ts';

/** The ways out that the configuration names. */
export function createGateways(configuration: Configuration): Gateways {
  const { smtpUrl, mailFrom, bounceAddress, smsUrl, smsTemplate, smsAuthorization } = configuration;
  const sms = smsUrl === null ? null : httpSmsGateway({ url: smsUrl, template: smsTemplate, authorization: smsAuthorization });
  if (smtpUrl === null || mailFrom === null) return { email: null, sms };
  return { email: smtpGateway({ url: smtpUrl, from: mailFrom, bounceAddress }), sms, mailFrom };
}

/** What letters need to know of the world: without a public address the server is reached on its own machine. */
export function deliveryContextOf(gateways: Gateways, publicUrl: URL | null, port: () => number, hasBookingPage: boolean): DeliveryContext {
  return {
    hasGateway: { email: gateways.email !== null, sms: gateways.sms !== null },
    linkOrigin: () => publicUrl?.origin ?? `http://localhost:${port()}`,
    hasBookingPage,
    mailFrom: gateways.mailFrom ?? null,
  };
}

export type GatewayStates = Readonly<Record<MessageChannel, LastingFault>>;

/** Says in the log when a way out of messages does not work: otherwise a wrong `SMTP_URL` is at the messages alone. */
export function gatewayStates(log: Pick<Logger, 'error' | 'warn'>): GatewayStates {
  const stateOf = (channel: MessageChannel, setting: string) =>
    lastingFault({
      begins: (error) =>
        log.error({ fault: error instanceof Error ? error.message : String(error), channel, setting }, 'messages cannot be handed over'),
      ends: () => log.warn({ channel }, 'messages are handed over again'),
    });
  return { email: stateOf('email', 'SMTP_URL'), sms: stateOf('sms', 'SMS_URL') };
}
