import net from 'node:net';
import { expect, it } from 'vitest';
import { explainStartFailure } from '../../../server/start/start-failure.ts';

const configured = { port: 80, host: '127.0.0.1', dataDirectory: '/data', databaseUrl: null };

/** What Node reports of an address at which nothing can listen. */
function faultAt(host: string, port = 0): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', resolve);
    server.listen({ host, port }, () => server.close(() => reject(new Error('it listens'))));
  });
}

it('says of a port that this account may not open that it is the port, and which to choose', () => {
  const fault = Object.assign(new Error('listen EACCES: permission denied 127.0.0.1:80'), { code: 'EACCES', syscall: 'listen' });
  expect(explainStartFailure(fault, configured)).toMatch(/^Port 80 .*PORT/u);
});

it('still says of a folder that may not be written that it is the folder', () => {
  const fault = Object.assign(new Error("EACCES: permission denied, mkdir '/data'"), { code: 'EACCES', syscall: 'mkdir' });
  expect(explainStartFailure(fault, configured)).toContain('DATA_DIR');
});

it('says of a port that is taken that another program has it', async () => {
  const other = net.createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  expect(explainStartFailure(await faultAt('127.0.0.1', port), { ...configured, port })).toMatch(
    new RegExp(`^Port ${port} už používá`, 'u'),
  );
  other.close();
});

it.each(['203.0.113.1', 'nikde.invalid'])('says of %s, which is no address of this machine, that HOST is wrong', async (host) => {
  const fault = host.endsWith('.invalid')
    ? Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: host })
    : await faultAt(host);
  expect(explainStartFailure(fault, { ...configured, host })).toMatch(new RegExp(`${host} z HOST`, 'u'));
});
