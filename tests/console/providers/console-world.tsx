import type { ReactNode } from 'react';
import { authPages } from '../../../contract/messages/cs/console/sign-in/auth-pages.ts';
import { type ConsoleTools, makeConsoleTools } from '../../../src/custom/console-tools.ts';
import { createAppearance } from '../../../src/providers/appearance/appearance-store.ts';
import { createSidebarStates } from '../../../src/providers/appearance/sidebar-states.ts';
import { type Central, CentralContext } from '../../../src/providers/central-context.ts';
import { HttpContext } from '../../../src/providers/http/ask.ts';
import { createSession, type SessionStore } from '../../../src/providers/session/session.ts';
import type { SessionAnswer } from '../../../src/providers/session/session-answer.ts';
import { AuthPagesWordsContext } from '../../../src/providers/words/words-context.ts';
import { type Asked, aStorage, fakeCentral, instant, oneTab } from './fake-central.ts';

export type World = {
  readonly central: Central;
  readonly session: SessionStore;
  readonly tools: ConsoleTools;
  readonly asked: readonly Asked[];
  /** What the tools keep in the browser. */
  readonly storage: Storage;
};

/** The tools of the console against a central that answers as the test says. */
export function aWorld(reply: Parameters<typeof fakeCentral>[0], answer?: SessionAnswer, now: () => Date = () => instant): World {
  const { transport, asked } = fakeCentral(reply);
  const session = createSession(aStorage());
  if (answer !== undefined) session.begin(answer);
  const central: Central = { session, transport, now };
  const storage = aStorage();
  const tools = makeConsoleTools(central, {
    tabs: oneTab(),
    sidebar: createSidebarStates(aStorage()),
    storage,
    appearance: createAppearance({
      storage: aStorage(),
      root: document.documentElement,
      systemDark: window.matchMedia('(prefers-color-scheme: dark)'),
      paper: window.matchMedia('print'),
    }),
  });
  return { central, session, tools, asked, storage };
}

/** What the pages under `/auth` are in. */
export function Entrances({ world, children }: { readonly world: World; readonly children: ReactNode }): ReactNode {
  return (
    <CentralContext value={world.central}>
      <AuthPagesWordsContext value={authPages}>
        <HttpContext value={world.tools.http}>{children}</HttpContext>
      </AuthPagesWordsContext>
    </CentralContext>
  );
}
