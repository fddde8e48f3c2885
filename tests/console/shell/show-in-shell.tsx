import { act, render } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { AppearanceContext } from '../../../src/providers/appearance/appearance-store.ts';
import { Entrances, type World } from '../providers/console-world.tsx';

/** Shows a part of the shell in a console against the central of a test. */
export async function showInShell(world: World, part: ReactNode): Promise<void> {
  await act(async () => {
    render(
      <Entrances world={world}>
        <I18nContextProvider value={world.tools.i18nProvider}>
          <AppearanceContext value={world.tools.appearance}>{part}</AppearanceContext>
        </I18nContextProvider>
      </Entrances>,
    );
  });
}
