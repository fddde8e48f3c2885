import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { serverWords } from '../../../contract/messages/cs/server.ts';
import { ownersDatabase } from '../../../server/commands/owners-database.ts';
import { openDatabase } from '../../../server/db/connect/open.ts';
import { DatabaseUnavailable } from '../../../server/db/connect/pool/unavailable.ts';
import { unreachableCause, unreachableCauses } from '../../../server/db/connect/pool/unreachable-cause.ts';
import { explainStartFailure } from '../../../server/start/start-failure.ts';
import { type Cluster, quick, startCluster } from '../../support/postgres-cluster.ts';
import { aDirectory, refusalOfOpening, silent } from './embedded.ts';

const configured = { port: 3000, host: '127.0.0.1', dataDirectory: '/data', databaseUrl: 'postgres://db/poradnik' };

/** The cause for which an address is refused; neither the fault nor its sentence holds the password. */
async function causeOf(url: string): Promise<unknown> {
  const refusal = await refusalOfOpening(openDatabase({ kind: 'server', url, log: silent }));
  expect(refusal.message + JSON.stringify(refusal.details) + explainStartFailure(refusal, configured)).not.toContain('tajne');
  return refusal.details['cause'];
}

describe('a database that does not let in', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    const rules = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'poradnik-rules-')), 'pg_hba.conf');
    fs.chmodSync(path.dirname(rules), 0o755);
    fs.writeFileSync(rules, 'local all guarded scram-sha-256\nlocal closed all reject\nlocal all all trust\n');
    cluster = await startCluster([...quick, `hba_file=${rules}`]);
    const client = new pg.Client({ connectionString: cluster.url });
    await client.connect();
    for (const each of [
      `create role guarded login password 'správné'`,
      'create role sleeping',
      'create role guest login',
      'create database private',
      'revoke connect on database private from public',
      'create database narrow connection limit 0',
    ])
      await client.query(each);
    await client.end();
    return () => fs.rmSync(path.dirname(rules), { recursive: true });
  });
  afterAll(() => cluster.stop());

  const at = (role: string, database = 'postgres', more: Readonly<Record<string, string>> = {}): string => {
    const url = new URL(cluster.url);
    url.username = role;
    url.pathname = `/${database}`;
    for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value);
    return url.href;
  };

  it('says which of these causes it is', async () => {
    expect(await causeOf(at('guarded').replace('guarded@', 'guarded:tajne@'))).toBe('wrong_password');
    expect(await causeOf(at('guarded'))).toBe('no_password');
    expect(await causeOf(at('nobody'))).toBe('unknown_role');
    expect(await causeOf(at('sleeping'))).toBe('unknown_role');
    expect(await causeOf(at('guest', 'closed'))).toBe('not_admitted');
    expect(await causeOf(at('guest', 'missing'))).toBe('unknown_database');
    expect(await causeOf(at('guest', 'private'))).toBe('may_not_connect');
    expect(await causeOf(at('guest', 'narrow'))).toBe('too_many');
    expect(await causeOf(at('guest', 'postgres', { sslrootcert: '/nowhere/ca.pem' }))).toBe('unreadable_certificate');
    expect(await causeOf(at('guest', 'postgres', { host: aDirectory() }))).toBe('not_running');
  });
});

/** A port at which a server answers each connection so. */
async function aPort(answer: (socket: net.Socket) => void): Promise<number> {
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    answer(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

describe('an address at which there is no database', () => {
  it('says which of these causes it is', async () => {
    expect(await causeOf('postgres://role:tajne@127.0.0.1:1/poradnik')).toBe('not_running');
    expect(await causeOf('postgres://role:taj/ne@127.0.0.1/poradnik')).toBe('bad_address');
    const hangsUp = await aPort((socket) => socket.end());
    expect(await causeOf(`postgres://role:tajne@127.0.0.1:${hangsUp}/poradnik`)).toBe('cut_off');
    const plain = await aPort((socket) => void socket.once('data', () => socket.write('N')));
    expect(await causeOf(`postgres://role:tajne@127.0.0.1:${plain}/poradnik?sslmode=verify-full`)).toBe('no_tls');
  });

  it.each([
    ['ENOTFOUND', 'unknown_host'],
    ['EAI_AGAIN', 'no_dns'],
    ['EHOSTUNREACH', 'no_route'],
    ['ETIMEDOUT', 'timeout'],
    ['57P03', 'not_ready'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'untrusted_certificate'],
    ['CERT_HAS_EXPIRED', 'untrusted_certificate'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'untrusted_certificate'],
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'tls_failed'],
    ['XX000', 'unknown'],
  ])('is told by the code %s', (code, cause) => {
    expect(unreachableCause(Object.assign(new Error('said in any language'), { code }))).toBe(cause);
  });

  it.each(['timeout expired', 'timeout exceeded when trying to connect', 'Connection terminated due to connection timeout'])(
    'is told by what the driver says: %s',
    (message) => {
      expect(unreachableCause(new Error(message))).toBe('timeout');
    },
  );
});

it('has a sentence of its own for each cause, which names the variable', () => {
  const sentences = unreachableCauses.map((cause) =>
    explainStartFailure(new DatabaseUnavailable('unreachable', '', { cause, setting: 'DATABASE_MIGRATION_URL', code: '' }), configured),
  );
  expect(new Set(sentences).size).toBe(unreachableCauses.length);
  for (const sentence of sentences) expect(sentence).toContain('DATABASE_MIGRATION_URL');
});

it('names the variable whose address a command takes', () => {
  const [databaseUrl, databaseMigrationUrl] = ['postgres://application@db/poradnik', 'postgres://owner@db/poradnik'];
  const settingOf = (migrationUrl: string | null) =>
    ownersDatabase({ databaseUrl, databaseMigrationUrl: migrationUrl, dataDirectory: '/data' }, pino({ enabled: false }));
  expect(settingOf(databaseMigrationUrl)).toMatchObject({ url: databaseMigrationUrl, setting: 'DATABASE_MIGRATION_URL' });
  expect(settingOf(null)).toMatchObject({ url: databaseUrl, setting: 'DATABASE_URL' });
});

it('says of a role that is let in but may make no tables what right it lacks', () => {
  const fault = Object.assign(new Error('permission denied for schema public'), { code: '42501' });
  expect(explainStartFailure(fault, configured)).toContain('ALTER DATABASE');
  expect(explainStartFailure(fault, configured)).toContain('permission denied for schema public');
});

it.each([
  ['57P01', 'terminating connection due to administrator command'],
  ['08006', 'said in any language'],
  ['', 'Connection terminated unexpectedly'],
])('says that the database went away during the start: %s %s', (code, message) => {
  expect(explainStartFailure(Object.assign(new Error(message), { code }), configured)).toBe(serverWords.databaseLost);
});
