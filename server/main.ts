import { serverWords as words } from '../contract/messages/cs/server.ts';
import { readConfiguration } from './config.ts';
import { DatabaseUnavailable } from './db/connect/open.ts';
import { NewerSchema } from './db/migrate.ts';
import { recountStatistics } from './recount-statistics.ts';
import { start } from './start.ts';

const given = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

if (given.includes('--help')) say(words.help);
else await run();

async function run(): Promise<void> {
  const outcome = readConfiguration(process.env, given);
  if ('faults' in outcome) return fail(words.faults(outcome.faults));
  try {
    if (given.includes('--recount')) return await recountStatistics(outcome.configuration, say);
    const running = await start(outcome.configuration, say);
    let isStopping = false;
    const stop = async () => {
      if (isStopping) return;
      isStopping = true;
      say(words.stopping);
      await running.stop();
      say(words.stopped);
      process.exit(0);
    };
    process.on('SIGTERM', () => void stop());
    process.on('SIGINT', () => void stop());
    running.announce();
  } catch (error) {
    fail(reasonOf(error, outcome.configuration));
  }
}

function fail(text: string): void {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

/** What went wrong, in words that say what to do. */
function reasonOf(error: unknown, { port, dataDirectory }: { readonly port: number; readonly dataDirectory: string }): string {
  if (error instanceof NewerSchema) return words.newerSchema;
  if (error instanceof DatabaseUnavailable) return databaseReason(error);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return words.portTaken(port);
  if (['EACCES', 'EROFS', 'EPERM', 'ENOTDIR', 'EEXIST'].some((known) => known === code)) return words.directoryNotWritable(dataDirectory);
  return words.failed(error instanceof Error ? (error.stack ?? error.message) : String(error));
}

function databaseReason({ reason, details }: DatabaseUnavailable): string {
  const pid = details['pid'];
  const { owner, role } = details;
  const reasons = {
    locked: words.locked(typeof pid === 'number' ? ` (PID ${pid})` : ''),
    newer: words.newerSchema,
    old_server: words.oldServer,
    no_fsync: words.noFsync,
    broken: words.broken,
    unreachable: words.unreachable,
    owner_unreachable: words.ownerUnreachable,
    other_database: words.otherDatabase,
    not_owner: words.notOwner(String(owner), String(role)),
    audit_changeable: words.auditChangeable(String(role)),
  } as const;
  return reasons[reason];
}
