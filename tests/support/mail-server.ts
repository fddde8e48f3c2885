import { SMTPServer } from 'smtp-server';
import { type Gateways, noGateways, smtpGateway } from '../../server/adapters/gateways.ts';

export type TakenLetter = { readonly recipients: readonly string[]; readonly text: string };
export type MailServer = { readonly url: URL; readonly gateways: Gateways; readonly close: () => Promise<void> };

/** A mail server that takes what it is sent, or refuses every recipient. */
export async function aMailServer(taken: TakenLetter[], refuses = false): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, done) => done(refuses ? new Error('550 no such box') : null),
    onData: (stream, session, done) => {
      let text = '';
      stream.on('data', (part: Buffer) => {
        text += part.toString();
      });
      stream.on('end', () => {
        taken.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), text });
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
  const gateways = { ...noGateways, email: smtpGateway({ url, from: 'urad@mesto.test' }) };
  return { url, gateways, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}
