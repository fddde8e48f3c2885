/** Why PostgreSQL cannot be reached: each cause has its own remedy, and a sentence that names it. */
export const unreachableCauses = [
  'bad_address',
  'unknown_host',
  'no_dns',
  'not_running',
  'no_route',
  'timeout',
  'cut_off',
  'wrong_password',
  'no_password',
  'unknown_role',
  'not_admitted',
  'unknown_database',
  'may_not_connect',
  'too_many',
  'not_ready',
  'no_tls',
  'untrusted_certificate',
  'unreadable_certificate',
  'tls_failed',
  'unknown',
] as const;
export type UnreachableCause = (typeof unreachableCauses)[number];

/** SQLSTATE of the server, otherwise the code of Node. Messages of PostgreSQL come in its own language, so they are not read. */
const byCode: readonly (readonly [RegExp, UnreachableCause])[] = [
  [/^ERR_INVALID_URL$/u, 'bad_address'],
  [/^ENOTFOUND$/u, 'unknown_host'],
  [/^EAI_/u, 'no_dns'],
  [/^ECONNREFUSED$/u, 'not_running'],
  [/^(?:EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|EACCES|EPERM)$/u, 'no_route'],
  [/^ETIMEDOUT$/u, 'timeout'],
  [/^(?:ECONNRESET|EPIPE)$/u, 'cut_off'],
  [/^28P01$/u, 'wrong_password'],
  [/^28/u, 'not_admitted'],
  [/^3D000$/u, 'unknown_database'],
  [/^42501$/u, 'may_not_connect'],
  [/^53300$/u, 'too_many'],
  [/^57P0/u, 'not_ready'],
  [/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH)/u, 'untrusted_certificate'],
  [/^(?:ERR_SSL|ERR_TLS|ERR_OSSL|EPROTO$)/u, 'tls_failed'],
];

/** Faults of the driver itself, which have no code. */
const byMessage: readonly (readonly [RegExp, UnreachableCause])[] = [
  [/does not support SSL/u, 'no_tls'],
  [/establishing an SSL connection/u, 'tls_failed'],
  [/client password must be/u, 'no_password'],
  [/^SASL: SCRAM-SERVER-FINAL-MESSAGE/u, 'wrong_password'],
  [/timeout e|due to connection timeout/u, 'timeout'],
  [/Connection terminated/u, 'cut_off'],
];

/** Says why a connection to the database failed. */
export function unreachableCause(error: unknown): UnreachableCause {
  if (!(error instanceof Error)) return 'unknown';
  const [code, syscall, routine] = ['code', 'syscall', 'routine'].map((name) => String(Reflect.get(error, name) ?? ''));
  // A socket that is not there, or a file of a certificate that the address names.
  if (code === 'ENOENT') return syscall === 'connect' ? 'not_running' : 'unreadable_certificate';
  if (syscall === 'open' || syscall === 'read') return 'unreadable_certificate';
  if (code === '28000' && routine === 'InitializeSessionUserId') return 'unknown_role';
  const isNamed = ([pattern]: (typeof byCode)[number]) => pattern.test(code ?? '');
  const isSaid = ([pattern]: (typeof byMessage)[number]) => pattern.test(error.message);
  return (byCode.find(isNamed) ?? byMessage.find(isSaid))?.[1] ?? 'unknown';
}

/** What PostgreSQL, the driver and sockets say when there is no connection to the database, or no longer. */
const said =
  /terminating connection|the database system is (?:shutting down|starting up|in recovery mode|not yet accepting)|Connection terminated|Client (?:was closed|has encountered a connection error) and is not queryable|\b(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)\b|connect ENOENT .*\.s\.PGSQL|^AggregateError/u;
/** Connection exceptions, and a server that shuts down, crashed or starts. */
const codes = /^(?:08|57P0|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)/u;

/** Whether a fault says that there is no connection to the database. */
export function isConnectionLoss({ text, code }: { readonly text: string; readonly code: string }): boolean {
  return codes.test(code) || said.test(text);
}
