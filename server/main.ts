import { pino } from 'pino';
import { serverWords as words } from '../contract/messages/cs/server.ts';
import { readConfiguration } from './settings/config.ts';
import { openConfigured } from './start/open-configured.ts';
import { createOutageLog, createProbe } from './start/outage-log.ts';

const given = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);
// Anyone who read it may be gone, as `head` or `tee` is: that ends nothing here.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

if (given.includes('--help')) say(words.help);
else await run();

async function run(): Promise<void> {
  const outcome = readConfiguration(process.env, given);
  if ('faults' in outcome) return fail(words.faults(outcome.faults));
  const { configuration } = outcome;
  const written = pino.destination(2);
  written.on('error', () => undefined);
  const { log, watch } = createOutageLog(configuration.logLevel, written);
  try {
    const { backupFile, restoreFile, pruneFile } = configuration;
    if (backupFile !== null) {
      const { backUp } = await import('./commands/back-up.ts');
      return await backUp({ configuration, log, say, file: backupFile });
    }
    if (restoreFile !== null) {
      const { restore } = await import('./commands/restore.ts');
      return await restore({ configuration, log, say, file: restoreFile });
    }
    if (pruneFile !== null) {
      const { pruneBackup } = await import('./commands/prune-backup.ts');
      return await pruneBackup({ configuration, log, say, place: pruneFile });
    }
    // PostgreSQL starts in a process of its own while the application is loaded here.
    const opening = openConfigured(configuration, log, say);
    opening.catch(() => undefined);
    if (given.includes('--recount')) {
      const { recountStatistics } = await import('./commands/recount-statistics.ts');
      return await recountStatistics({ configuration, opened: await opening, log, say });
    }
    if (given.includes('--disable-demo-accounts')) {
      const { disableDemoAccounts } = await import('./commands/disable-demo-accounts.ts');
      return await disableDemoAccounts({ configuration, opened: await opening, log, say });
    }
    if (given.includes('--rotate-key')) {
      const { rotateSecretKey } = await import('./commands/rotate-key.ts');
      return await rotateSecretKey({ configuration, opened: await opening, log, say });
    }
    if (configuration.newAdministrator !== null) {
      const { makeAdministrator } = await import('./commands/make-administrator.ts');
      return await makeAdministrator({ configuration, opened: await opening, log, say, email: configuration.newAdministrator });
    }
    const { start } = await import('./start.ts');
    const opened = await opening;
    const running = await start({ configuration, opened, log, say });
    watch(createProbe(opened));
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
    const { explainStartFailure: reasonOf } = await import('./start/start-failure.ts');
    fail(reasonOf(error, configuration));
  }
}

function fail(text: string): void {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
