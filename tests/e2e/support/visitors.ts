import pg from 'pg';
import type { BrowserContext, Page } from 'playwright-core';
import { type OpenBrowser, openBrowser, type Visitor, visit } from './browser.ts';
import { sessionOf, signIn } from './sign-in.ts';
import { startTown, type TownOptions, visitSharedTown } from './town.ts';

type Look = Omit<Visitor, 'origin'>;

/** The demonstration town with a browser in which visitors come to it, each with an empty profile of their own. */
export type OpenTown = {
  readonly origin: string;
  /** A page of someone who has not signed in. */
  stranger(look?: Look): Promise<Page>;
  /** A page of the demonstration account, signed in through the form. */
  visitor(username: string, look?: Look): Promise<Page>;
  /** A page of the demonstration account that has a session and goes where the test leads it: it has not been anywhere yet. */
  signedIn(username: string, look?: Look): Promise<Page>;
  close(): Promise<void>;
};

export type TownAndDatabase = OpenTown & { readonly database: pg.Client };

/** Starts a town of the test file's own and a browser; both end with `close`. */
export async function openTown(options: TownOptions = {}): Promise<OpenTown> {
  const [server, browser] = await Promise.all([startTown(options), openBrowser()]);
  return openTo(browser, server.origin, () => server.stop());
}

/** A town with a connection to its database, for what happens there without any person: both end with `close`. */
export async function openTownAndDatabase(options: Omit<TownOptions, 'prepare'> = {}): Promise<TownAndDatabase> {
  const connections: pg.Client[] = [];
  const town = await openTown({
    ...options,
    prepare: async (connectionString) => {
      const client = new pg.Client({ connectionString });
      await client.connect();
      connections.push(client);
    },
  });
  const [database] = connections;
  if (database === undefined) throw new Error('the town was started without its database');
  return {
    ...town,
    database,
    close: async () => {
      await database.end();
      await town.close();
    },
  };
}

/** The town that test files share which change no record, and a browser. `close` throws when one was changed. */
export async function openSharedTown(): Promise<OpenTown> {
  const [town, browser] = await Promise.all([visitSharedTown(), openBrowser()]);
  return openTo(browser, town.origin, town.leave);
}

/** A new page that intercepts the system's dialog for files from its start: switched on by a test's own wait, it would come too late. */
async function pageOf(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.on('filechooser', () => undefined);
  return page;
}

function openTo(browser: OpenBrowser, origin: string, leave: () => Promise<void>): OpenTown {
  const stranger = async (look: Look = {}): Promise<Page> => pageOf(await visit(browser, { origin, ...look }));
  return {
    origin,
    stranger,
    visitor: async (username, look) => {
      const page = await stranger(look);
      await signIn(page, username);
      return page;
    },
    signedIn: async (username, look = {}) => {
      const context = await visit(browser, { origin, ...look }, await sessionOf(origin, username));
      return pageOf(context);
    },
    close: async () => {
      await browser.close();
      await leave();
    },
  };
}
