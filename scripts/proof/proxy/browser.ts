import { type ClientHttp2Session, type ClientHttp2Stream, connect } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { publicName } from './nginx.ts';

export type Reply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly text: string;
};
type Asked = { readonly headers?: Readonly<Record<string, string>>; readonly body?: string | Buffer; readonly lastsMs?: number };

/** Asks as a browser does: over HTTP/2 and TLS, from an address of its own, with one that it claims to come from. */
export class Browser {
  readonly #session: ClientHttp2Session;
  authorization = '';

  constructor({ port, ca, from, claims }: { readonly port: number; readonly ca: Buffer; readonly from: string; readonly claims: string }) {
    const createConnection = () =>
      connectTls({
        socket: connectTcp({ host: '127.0.0.1', port, localAddress: from }),
        ca,
        servername: publicName,
        ALPNProtocols: ['h2'],
      });
    this.#session = connect(`https://${publicName}`, { createConnection });
    this.claims = claims;
  }
  readonly claims: string;

  /** Sends the body at once, or in parts that take so long. */
  async ask(method: string, path: string, { headers = {}, body = '', lastsMs = 0 }: Asked = {}): Promise<Reply> {
    const stream = this.open(method, path, headers);
    const answered = replyOf(stream);
    if (lastsMs > 0) await sendSlowly(stream, Buffer.from(body), lastsMs);
    // A GET has ended already.
    else if (!stream.writableEnded) stream.end(body);
    return answered;
  }

  async post(path: string, values: unknown): Promise<Reply> {
    return this.ask('POST', path, { headers: { 'content-type': 'application/json' }, body: JSON.stringify(values) });
  }

  /** Follows a stream; calls with what has come, as it comes. */
  follow(path: string, onText: (text: string) => void): () => void {
    const stream = this.open('GET', path, { accept: 'text/event-stream' });
    stream.setEncoding('utf8').on('data', onText);
    stream.on('error', () => undefined);
    return () => stream.close();
  }

  open(method: string, path: string, headers: Readonly<Record<string, string>>): ClientHttp2Stream {
    return this.#session.request({
      ':method': method,
      ':path': path,
      ':authority': publicName,
      origin: `https://${publicName}`,
      'x-client': 'console',
      'x-forwarded-for': this.claims,
      ...(this.authorization === '' ? {} : { authorization: this.authorization }),
      ...headers,
    });
  }

  close(): void {
    this.#session.destroy();
  }
}

function replyOf(stream: ClientHttp2Stream): Promise<Reply> {
  return new Promise((resolve, reject) => {
    let text = '';
    let head: Pick<Reply, 'status' | 'headers'> = { status: 0, headers: {} };
    stream.once('response', (headers) => {
      head = { status: headers[':status'] ?? 0, headers };
    });
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    stream.once('end', () => resolve({ ...head, text }));
    stream.once('error', reject);
  });
}

async function sendSlowly(stream: ClientHttp2Stream, body: Buffer, lastsMs: number): Promise<void> {
  const parts = 20;
  const size = Math.ceil(body.length / parts);
  for (let part = 0; part < parts; part += 1) {
    stream.write(body.subarray(part * size, (part + 1) * size));
    await new Promise((resolve) => setTimeout(resolve, lastsMs / parts));
  }
  stream.end();
}
