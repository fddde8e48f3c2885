import { SMTPServer, type SMTPServerAddress } from 'smtp-server';
import { type Gateways, noGateways, smtpGateway } from '../../server/adapters/gateways.ts';
import { markEmailProblem } from '../../server/areas/booking/client-messages/mark-email-problem.ts';
import type { DeliveryTools } from '../../server/areas/messages/delivery/deliver.ts';
import { deliveryContextOf } from '../../server/areas/messages/delivery/gateways.ts';
import { type Central, secretKey } from './central.ts';

export type TakenLetter = { readonly sender: string; readonly recipients: readonly string[]; readonly text: string };
export type MailServer = { readonly url: URL; readonly gateways: Gateways; readonly close: () => Promise<void> };

/** What a mail server answers to a recipient, and in which step. */
export type Refusal = { readonly code: number; readonly said: string; readonly at?: 'sender' | 'recipient' | 'data' };

export const noSuchBox: Refusal = { code: 550, said: '5.1.1 no such box' };

/** A mail server that takes what it is sent, or refuses it. */
export async function aMailServer(taken: TakenLetter[], refuses?: Refusal): Promise<MailServer> {
  const refused = (at: Refusal['at']) =>
    refuses !== undefined && (refuses.at ?? 'recipient') === at
      ? Object.assign(new Error(refuses.said), { responseCode: refuses.code })
      : null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_, __, done) => done(refused('sender')),
    onRcptTo: (_, __, done) => done(refused('recipient')),
    onData: (stream, session, done) => {
      let text = '';
      stream.on('data', (part: Buffer) => {
        text += part.toString();
      });
      stream.on('end', () => {
        const error = refused('data');
        if (error !== null) return done(error);
        taken.push({
          sender: addressOf(session.envelope.mailFrom),
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          text,
        });
        done();
      });
    },
  });
  // A town that ends while it sends a letter resets the connection, which no test is about.
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET') throw error;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const url = new URL(`smtp://127.0.0.1:${port}`);
  const mailFrom = 'urad@mesto.test';
  const gateways = { ...noGateways, mailFrom, email: smtpGateway({ url, from: mailFrom, bounceAddress: 'vratky@mesto.test' }) };
  return { url, gateways, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

function addressOf(sender: SMTPServerAddress | false): string {
  return sender === false ? '' : sender.address;
}

/** What messages of the central leave with. */
export function deliveryOf({ db, clock }: Pick<Central, 'db' | 'clock'>, gateways: Gateways): DeliveryTools {
  const delivery = deliveryContextOf(gateways, null, () => 80, true);
  const tools = { db, salt: secretKey };
  return { ...tools, clock, gateways, onEmailOutcome: (outcome, now) => markEmailProblem({ ...tools, delivery }, outcome, now) };
}
