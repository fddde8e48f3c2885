import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { appWithoutDatabase } from '../../support/app-without-database.ts';

/** All that comes until the server ends the connection. */
function textOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    socket.once('end', () => resolve(text));
    socket.once('error', reject);
  });
}

it('a server that stops says to a late request when to come again, as it says everything else', async () => {
  const app = await appWithoutDatabase();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const late = connect(port, '127.0.0.1');
  const answer = textOf(late);
  await new Promise<void>((resolve) => late.write('GET /central/auth/policy HTTP/1.1\r\nHost: localhost\r\n', () => resolve()));
  // An answer to a later request: by then the server has begun to read the first one.
  await (await fetch(`http://127.0.0.1:${port}/health/live`, { headers: { connection: 'close' } })).text();

  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  late.write('\r\n');

  const [head = '', body = ''] = (await answer).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 503 /u);
  expect(head).toMatch(/^retry-after: [1-9]/imu);
  expect(body).toContain('"err":"unavailable"');
  await closed;
});
