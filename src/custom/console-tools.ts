import type { QueryClient } from '@tanstack/react-query';
import type { AuthProvider, I18nProvider, Store } from 'ra-core';
import { messagesFor } from '../../contract/messages/index.ts';
import type { AppearanceStore } from '../providers/appearance/appearance-store.ts';
import type { SidebarStore } from '../providers/appearance/sidebar-states.ts';
import { createAuthProvider } from '../providers/auth/auth-provider.ts';
import type { Central } from '../providers/central-context.ts';
import { type ConsoleDataProvider, createDataProvider } from '../providers/data/data-provider.ts';
import { createHttpClient, type HttpClient } from '../providers/http/http-client.ts';
import { createI18nProvider } from '../providers/i18n/i18n-provider.ts';
import { createNotificationCentre, type NotificationCentre } from '../providers/notifications/notification-centre.ts';
import { createQueryClient } from '../providers/query-client.ts';
import { shareSession } from '../providers/session/share-session.ts';
import type { Tabs } from '../providers/session/tabs.ts';
import { createConsoleStore } from '../providers/store/console-store.ts';

/** What the console behind the sign-in is made with. */
export type ConsoleTools = {
  readonly http: HttpClient;
  readonly appearance: AppearanceStore;
  readonly sidebar: SidebarStore;
  readonly centre: NotificationCentre;
  readonly queryClient: QueryClient;
  readonly dataProvider: ConsoleDataProvider;
  readonly authProvider: AuthProvider;
  readonly i18nProvider: I18nProvider;
  readonly store: Store;
};

type Surroundings = { readonly tabs: Tabs; readonly appearance: AppearanceStore; readonly sidebar: SidebarStore };

/** Makes the tools, once for the document: several of them would answer each other's messages between tabs. */
export function makeConsoleTools(central: Central, { tabs, appearance, sidebar }: Surroundings): ConsoleTools {
  const { session } = central;
  const queryClient = createQueryClient();
  const centre = createNotificationCentre(central.now);
  const http = createHttpClient({ ...central, tabs });
  shareSession(session, tabs);
  // Nothing that one person has read or been told stays for the next.
  session.subscribe(() => {
    if (session.get().loggedIn) return;
    queryClient.clear();
    centre.clear();
  });
  return {
    http,
    appearance,
    sidebar,
    centre,
    queryClient,
    dataProvider: createDataProvider(http, {
      withReference: (message, reference) =>
        `${message} ${messagesFor(appearance.get().language).console.notifications.reference(reference)}`,
    }),
    authProvider: createAuthProvider({ ...central, http, queryClient }),
    i18nProvider: createI18nProvider(appearance.get().language),
    store: createConsoleStore(appearance),
  };
}
