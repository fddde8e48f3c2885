import type { Logger } from 'pino';
import type { MessageChannel } from '../../../../contract/resources/settings/outbox.ts';
import { type LastingFault, lastingFault } from './lasting-fault.ts';

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
