import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { openDatabase } from '../../server/db/connect/open.ts';
import { queriesOver } from '../../server/db/database.ts';
import { aBranchStore } from '../../tests/support/branch/branch-setup.ts';
import { secretKey } from '../../tests/support/central.ts';
import { bundledServer } from '../../tests/support/kill/bundled-server.ts';
import { startCluster } from '../../tests/support/postgres-cluster.ts';
import { type Program, startServer } from '../../tests/support/server-process.ts';
import { Browser } from './proxy/browser.ts';
import { claimed, proveBranch, proveLive, proveSignIn, proveUnready, proveUploads } from './proxy/checks.ts';
import { publicName, startNginx } from './proxy/nginx.ts';
import { programVersions, proveUnit } from './proxy/programs.ts';
import { beginPage } from './reporting/page.ts';
import type { Proof, ProofLine } from './reporting/proof-line.ts';

const text = (programs: string) => `The server on PostgreSQL behind ${programs}, with \`docs/operations/nginx.conf\` as it is, but for ports
and the place of the certificate. A browser asks over HTTP/2 and TLS, from 127.0.0.2, and claims to come from another address. The unit is
\`docs/operations/poradnik.service\`.`;

/** Runs the server behind nginx of this machine and asks through it what a town asks: `proxy`. Needs nginx and openssl. */
export const proveProxy: Proof = async (_, report) => {
  const writePage = beginPage({ name: 'proxy', text: text(programVersions()) });
  const program = await bundledServer();
  const cluster = await startCluster();
  let isStopped = false;
  const stopDatabase = async (): Promise<void> => {
    if (!isStopped) await cluster.stop();
    isStopped = true;
  };
  const server = startServer({
    options: ['--empty'],
    environment: {
      DATABASE_URL: cluster.url,
      SECRET_KEY: secretKey,
      PUBLIC_URL: `https://${publicName}`,
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'info',
      DATA_DIR: dirname(program[0] ?? ''),
    },
    program,
  });
  try {
    const nginx = await startNginx(await server.origin());
    const browser = new Browser({ ...nginx, from: '127.0.0.2', claims: claimed });
    const lines: ProofLine[] = [];
    const found = (...more: readonly ProofLine[]) => {
      for (const line of more) report(line);
      lines.push(...more);
    };
    try {
      found(...(await proveSignIn(browser, await linkOf(server), nginx.plainPort)));
      found(await proveLive(browser));
      const opened = await openDatabase({ kind: 'server', url: cluster.url, log: () => undefined });
      const store = await aBranchStore(queriesOver(opened), 'PROXY');
      await opened.close();
      found(await proveBranch(store, nginx, server.complained));
      found(...(await proveUploads(browser)));
      await stopDatabase();
      found(await proveUnready(browser), ...proveUnit());
    } finally {
      browser.close();
      nginx.stop();
    }
    writePage(lines);
    return lines;
  } finally {
    await server.stop();
    await stopDatabase();
    rmSync(dirname(program[0] ?? ''), { recursive: true, force: true });
  }
};

/** Where the first administrator is made, as the server prints it. */
async function linkOf(server: Program): Promise<string> {
  const [, link = ''] = await server.until(/^\s+https:\/\/[\w.]+(\/auth\/lost-password\/[\w-]+)$/mu);
  return `/central${link}`;
}
