import { QueryClient } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { type AuthProvider, CoreAdminContext, type DataProvider, memoryStore, type Store, useNotificationContext } from 'ra-core';
import { type JSX, StrictMode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { ClockContext, tickingClock } from '../../../src/crud/core/clock.ts';
import { resourceRoutes } from '../../../src/crud/screens/routes.tsx';
import { createI18nProvider } from '../../../src/providers/i18n-provider.ts';
import { loadAdditions } from '../../../src/resources/registry.ts';

// Screens are loaded when they are come to, which the first test of a file waits for.
configure({ asyncUtilTimeout: 10_000 });

type Options = {
  readonly address: string;
  /** Methods of the data provider that the screen is expected to call. */
  readonly provider: Readonly<Record<string, (...args: never[]) => unknown>>;
  readonly refuses?: readonly string[];
  /** What the person has chosen and typed before. */
  readonly store?: Store;
  /** The time that the console goes by, where it decides something. */
  readonly now?: string;
  /** Who is signed in, where their rights decide something. */
  readonly identity?: { readonly id: number; readonly level?: number; readonly limitations?: readonly number[] };
};

const signedIn = (refuses: readonly string[], identity: Options['identity']): AuthProvider => ({
  ...(identity === undefined ? {} : { getIdentity: () => Promise.resolve(identity) }),
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve(undefined),
  canAccess: ({ action }) => Promise.resolve(!refuses.includes(action)),
});

const missing = (): Promise<never> => Promise.reject(new Error('The test did not expect this call'));

/** A data provider that knows no record, and fails on what a test did not expect to be asked. */
export const nothing: DataProvider = {
  history: () => Promise.resolve({ data: [] }),
  getList: missing,
  getOne: missing,
  getMany: () => Promise.resolve({ data: [] }),
  getManyReference: missing,
  create: missing,
  update: missing,
  updateMany: missing,
  delete: missing,
  deleteMany: missing,
};

/** What the console reported, and which of it only says what goes on. */
function ShownNotifications(): JSX.Element {
  const { notifications } = useNotificationContext();
  const passing = notifications.filter(({ notificationOptions = {} }) =>
    Object.entries(notificationOptions).some(([name, value]) => name === 'isPassing' && value === true),
  );
  const textsOf = (some: typeof notifications): string => some.map(({ message }) => String(message)).join(' ');
  return <output data-passing={textsOf(passing)}>{textsOf(notifications)}</output>;
}

const realClock = tickingClock(() => new Date());

/** The screens of entities as the console mounts them, with a data provider that the test hands in. */
export function renderConsole({ address, provider, refuses = [], store = memoryStore(), now, identity }: Options) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const i18nProvider = createI18nProvider('cs');
  const dataProvider: DataProvider = Object.assign({}, nothing, provider);
  const authProvider = signedIn(refuses, identity);
  const frame = (
    <CoreAdminContext {...{ dataProvider, authProvider, i18nProvider, queryClient, store }}>
      <Outlet />
      <ShownNotifications />
    </CoreAdminContext>
  );
  const elsewhere = { path: '/elsewhere', element: <p>Elsewhere</p> };
  const router = createMemoryRouter(
    [{ element: frame, hydrateFallbackElement: <p>…</p>, children: [...resourceRoutes(loadAdditions), elsewhere] }],
    {
      initialEntries: [address],
    },
  );
  const view = render(
    <StrictMode>
      <ClockContext value={now === undefined ? realClock : { now: () => new Date(now), onTick: () => () => undefined }}>
        <RouterProvider router={router} useTransitions={false} />
      </ClockContext>
    </StrictMode>,
  );
  return { ...view, router, queryClient };
}

/** A region as the API gives it. */
export function aRegion(values: Readonly<Record<string, unknown>> = {}) {
  return {
    id: 1,
    version: 1,
    created_at: '2026-11-01T08:00:00.000Z',
    updated_at: '2026-11-01T08:00:00.000Z',
    name: 'Střed',
    note: null,
    ...values,
  };
}

/** A desk as the API gives it. */
export function aDesk(values: Readonly<Record<string, unknown>> = {}) {
  return { ...aRegion(), store_id: 1, number: 1, label: 'Přepážka 1', desk_kind: 'software', service_ids: [], active: true, ...values };
}

/** A user as the API gives it. */
export function aUser(values: Readonly<Record<string, unknown>> = {}) {
  return {
    id: 1,
    version: 1,
    created_at: '2026-11-01T08:00:00.000Z',
    updated_at: '2026-11-01T08:00:00.000Z',
    email: 'jana@mesto.test',
    name: 'Jana Nováková',
    phone_number: null,
    role: 'operator',
    level: 20,
    resources: ['ordering'],
    limitations: [],
    active: true,
    first_time: false,
    phone_number_confirmed: false,
    last_sign_in_at: null,
    ...values,
  };
}
