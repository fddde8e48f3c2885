import { type Gateways, httpSmsGateway, smtpGateway } from '../adapters/gateways.ts';
import type { Configuration } from '../settings/config.ts';

/** The ways out that the configuration names. */
export function gatewaysOf({ smtpUrl, mailFrom, smsUrl, smsTemplate, smsAuthorization }: Configuration): Gateways {
  return {
    email: smtpUrl === null || mailFrom === null ? null : smtpGateway({ url: smtpUrl, from: mailFrom }),
    sms: smsUrl === null ? null : httpSmsGateway({ url: smsUrl, template: smsTemplate, authorization: smsAuthorization }),
  };
}
