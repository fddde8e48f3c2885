import { type Gateways, httpSmsGateway, smtpGateway } from '../../../adapters/gateways.ts';
import type { Configuration } from '../../../settings/config.ts';

/** The ways out that the configuration names. */
export function createGateways(configuration: Configuration): Gateways {
  const { smtpUrl, mailFrom, bounceAddress, smsUrl, smsTemplate, smsAuthorization } = configuration;
  const sms = smsUrl === null ? null : httpSmsGateway({ url: smsUrl, template: smsTemplate, authorization: smsAuthorization });
  if (smtpUrl === null || mailFrom === null) return { email: null, sms };
  return { email: smtpGateway({ url: smtpUrl, from: mailFrom, bounceAddress }), sms, mailFrom };
}
