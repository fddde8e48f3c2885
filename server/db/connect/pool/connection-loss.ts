/** What PostgreSQL, the driver and sockets say when there is no connection to the database, or no longer. */
const said =
  /terminating connection|the database system is (?:shutting down|starting up|in recovery mode|not yet accepting)|Connection terminated|Client (?:was closed|has encountered a connection error) and is not queryable|\b(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)\b|connect ENOENT .*\.s\.PGSQL|^AggregateError/u;
/** Connection exceptions, and a server that shuts down, crashed or starts. */
const codes = /^(?:08|57P0|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)/u;

/** Whether a fault says that there is no connection to the database. */
export function isConnectionLoss({ text, code }: { readonly text: string; readonly code: string }): boolean {
  return codes.test(code) || said.test(text);
}
