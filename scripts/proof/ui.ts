import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { openDatabase } from '../../server/db/connect/open.ts';
import { launchBrowser, visit } from '../../tests/e2e/support/browser.ts';
import { startServer } from '../../tests/e2e/support/server.ts';
import { people, signIn } from '../../tests/e2e/support/sign-in.ts';
import { buildConsole } from '../building/console.mjs';
import { buildServer } from '../building/server.mjs';
import { tokenOf } from './measuring/token-of.ts';
import { numberAfter, say } from './reporting/options.ts';
import type { Proof, ProofLine } from './reporting/proof-line.ts';
import { measureArrival, measureContinuous, measureDownloads, measurePages } from './ui/measures.ts';
import { type Peer, startPeer } from './ui/peer.ts';
import { writeReport } from './ui/report.ts';
import { measureThemes } from './ui/theme.ts';
import { measureTyping } from './ui/typing.ts';

const manyRows = 10_000;
const leastRounds = 12;
// What runs in the page has its functions named by the loader of these scripts.
const nameless = 'globalThis.__name = (one) => one;';

/** The console in Chromium: what is fetched, how long lists take, search, themes: `ui [--rounds 20]`. Few rounds write nothing. */
export const proveUi: Proof = async (options, report) => {
  const rounds = numberAfter(options, '--rounds', 20);
  const [loadBefore = 0] = loadavg();
  say('build');
  await buildServer();
  await buildConsole();
  const folder = mkdtempSync(path.join(tmpdir(), 'poradnik-proof-ui-'));
  say(`${manyRows.toLocaleString('en')} orders`);
  await (await startServer({ dataDirectory: folder })).stop();
  await fillOrders(folder);
  const server = await startServer({ dataDirectory: folder });
  const browser = await launchBrowser();
  let peer: Peer | undefined;
  const lines: ProofLine[] = [];
  const add = (measured: readonly ProofLine[]): void => {
    lines.push(...measured);
    for (const line of measured) report(line);
  };
  try {
    const stranger = async (origin: string): Promise<Page> => {
      const context = await visit(browser, { origin });
      await context.addInitScript(nameless);
      return context.newPage();
    };
    const visitor = async (): Promise<Page> => {
      const page = await stranger(server.origin);
      await signIn(page, people.superAdministrator);
      return page;
    };
    add(await measureDownloads(await stranger(server.origin), await visitor()));
    say('peer');
    const token = await tokenOf(server.origin);
    peer = await startPeer(server.origin, () => token);
    add(await measureArrival(await visitor(), await stranger(peer.origin), `${peer.origin}/#/orders`, rounds));
    const page = await visitor();
    add(await measurePages(page, rounds));
    add(await measureTyping(await visitor(), rounds));
    add(await measureThemes(await visitor(), rounds));
    add(await measureContinuous(await visitor(), rounds));
    if (rounds >= leastRounds) writeReport(lines, rounds, loadBefore);
    return lines;
  } finally {
    await browser.close();
    await peer?.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Orders of the town once more, until there are as many as are asked for. */
async function fillOrders(folder: string): Promise<void> {
  const opened = await openDatabase({ kind: 'embedded', dataDirectory: folder, log: () => undefined });
  await opened.pool.query(
    `insert into orders (store_id, service_id, starts_at, ends_at, pin, state, name, email, phone, note, consent, channel, language)
     select store_id, service_id, starts_at, ends_at, lpad((row_number() over (order by id))::text, 7, '0'), 'served', name, email, phone, note, consent, channel, language
     from orders where deleted_at is null limit greatest(0, $1 - (select count(*) from orders where deleted_at is null))`,
    [manyRows],
  );
  await opened.pool.query('analyze orders');
  await opened.close();
}
