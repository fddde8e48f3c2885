import { request } from 'node:http';
import { z } from 'zod';

export type Answer = { readonly status: number; readonly body: unknown; readonly milliseconds: number };

/** Someone at an address of their own: the servers count requests of each. */
export type Person = {
  readonly get: (path: string) => Promise<Answer>;
  readonly post: (path: string, body: object) => Promise<Answer>;
};

/** All of 127.0.0.0/8 is this machine. */
const addressOf = (number: number) => `127.1.${number >> 8}.${number & 255}`;

/** The person of the number, who calls one of the servers. */
export function personAt(number: number, origin: string): Person {
  const ask = (method: 'GET' | 'POST', path: string, body?: object) =>
    new Promise<Answer>((resolve, reject) => {
      const begun = performance.now();
      const { port } = new URL(origin);
      const headers = body === undefined ? {} : { 'content-type': 'application/json' };
      const options = {
        host: '127.0.0.1',
        port,
        method,
        path: `/central/public${path}`,
        localAddress: addressOf(number),
        headers,
        agent: false,
      };
      const asking = request(options, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, body: JSON.parse(text), milliseconds: performance.now() - begun });
        });
      });
      asking.on('error', reject);
      asking.end(body === undefined ? undefined : JSON.stringify(body));
    });
  return { get: (path) => ask('GET', path), post: (path, body) => ask('POST', path, body) };
}

const days = z.array(z.object({ day: z.string(), free: z.int() }));
const times = z.array(z.object({ starts_at: z.string() }));

/** The first of the coming days with the most free times of the service. */
export async function fullestDay(person: Person, service: number, from: string, to: string): Promise<string> {
  const { body } = await person.get(`/services/${service}/free-days?from=${from}&to=${to}`);
  const found = days.parse(body);
  const most = Math.max(...found.map(({ free }) => free));
  return found.find(({ free }) => free === most)?.day ?? from;
}

/** Times that have a free place, as an answer to the person. */
export function timesOf({ body }: Answer): readonly string[] {
  return times.parse(body).map(({ starts_at }) => starts_at);
}

const held = z.object({ token: z.string() });

/** The secret of a time that is held; null where it is not. */
export function holdOf({ status, body }: Answer): string | null {
  return status === 201 ? held.parse(body).token : null;
}
