import type { QueryClient } from '@tanstack/react-query';
import type { AuthProvider, I18nProvider, Store } from 'ra-core';
import { messagesIn } from '../../contract/messages/fetched.ts';
import type { AppearanceStore } from '../providers/appearance/appearance-store.ts';
import type { SidebarStore } from '../providers/appearance/sidebar-states.ts';
import { createAuthProvider } from '../providers/auth-provider.ts';
import type { Central } from '../providers/central-context.ts';
import { createConsoleStore } from '../providers/console-store.ts';
import { type ConsoleDataProvider, createDataProvider } from '../providers/data/data-provider.ts';
import { createHttpClient, type HttpClient } from '../providers/http/http-client.ts';
import { createProofAsking, type ProofAsking } from '../providers/http/proof-asking.ts';
import { createI18nProvider } from '../providers/i18n-provider.ts';
import { type ActivityLog, createActivityLog } from '../providers/live/activity-log.ts';
import { notingWrites, type OwnWrites } from '../providers/live/own-writes.ts';
import { createNotificationCentre, keptEventsKey, type NotificationCentre } from '../providers/notification-centre.ts';
import { keepAppearance } from '../providers/preferences/keep-appearance.ts';
import { createPreferences, followSession } from '../providers/preferences/preferences.ts';
import { cacheNames, createQueryClient } from '../providers/query-client.ts';
import { onOtherPerson, shareSession } from '../providers/session/followed-session.ts';
import type { Tabs } from '../providers/session/tabs.ts';
import { createSessionTime, type SessionTime } from '../providers/session/time-left.ts';
import { createStorageNotice, type StorageNotice } from '../providers/storage-notice.ts';

/** What the console behind the sign-in is made with. */
export type ConsoleTools = {
  readonly http: HttpClient;
  readonly proofAsking: ProofAsking;
  readonly sessionTime: SessionTime;
  readonly storageNotice: StorageNotice;
  readonly appearance: AppearanceStore;
  readonly sidebar: SidebarStore;
  readonly centre: NotificationCentre;
  readonly activityLog: ActivityLog;
  readonly queryClient: QueryClient;
  readonly dataProvider: ConsoleDataProvider;
  readonly writes: OwnWrites;
  readonly authProvider: AuthProvider;
  readonly i18nProvider: I18nProvider;
  readonly store: Store;
  /** A preference of anyone who is signed in, by its name. */
  readonly chosen: (name: string) => unknown;
};

type Surroundings = {
  readonly tabs: Tabs;
  readonly appearance: AppearanceStore;
  readonly sidebar: SidebarStore;
  readonly storage: Storage;
};

/** Makes the tools, once for the document: several of them would answer each other's messages between tabs. */
export function makeConsoleTools(central: Central, { tabs, appearance, sidebar, storage }: Surroundings): ConsoleTools {
  const { session } = central;
  const queryClient = createQueryClient();
  const centre = createNotificationCentre(central.now);
  const activityLog = createActivityLog(central.now);
  const sessionTime = createSessionTime(central.now);
  const proofAsking = createProofAsking();
  const storageNotice = createStorageNotice();
  const http = createHttpClient({
    ...central,
    tabs,
    onProofNeeded: proofAsking.ask,
    onAnswer: (headers) => {
      sessionTime.note(headers);
      storageNotice.note(headers);
    },
  });
  shareSession(session, tabs);
  onOtherPerson(session, () => {
    proofAsking.settle(false);
    queryClient.clear();
    centre.clear();
    activityLog.clear();
    storage.removeItem(keptEventsKey);
  });
  const preferences = createPreferences({ http, storage });
  keepAppearance(preferences, { appearance, sidebar });
  followSession(preferences, session, central.now);
  const provider = createDataProvider(http, {
    freshToken: async () => {
      await http.renew();
      return session.get().accessToken ?? '';
    },
    onBrought: (rows) => cacheNames(queryClient, rows),
    withReference: (message, reference) => `${message} ${messagesIn(appearance.get().language).console.notifications.reference(reference)}`,
  });
  return {
    ...notingWrites(provider),
    http,
    proofAsking,
    sessionTime,
    storageNotice,
    appearance,
    sidebar,
    centre,
    activityLog,
    queryClient,
    authProvider: createAuthProvider({ ...central, http, queryClient }),
    i18nProvider: createI18nProvider(appearance.get().language),
    store: createConsoleStore({ appearance, preferences }),
    chosen: preferences.get,
  };
}
