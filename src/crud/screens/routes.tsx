import { type ComponentType, type ReactNode, Suspense } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { createPageOf, prefixOf, recordPatternOf } from '../../../contract/derive/addresses.ts';
import { hasTrash } from '../../../contract/derive/trash.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import type { EntityPageProps, LoadAdditions } from '../core/additions/additions.ts';
import { chosenStoreKey, parseChosenStore } from '../core/chosen-store.ts';
import { resources } from '../core/named.ts';
import type { InitialQuery } from '../list/initial-query.ts';
import { DrawerContext, type DrawerProps } from '../list/state/drawer-context.ts';
import { trashPageOf } from '../list/trash-address.ts';
import { historyTab } from '../record/record-context/history-tab-name.ts';

type Page = ComponentType<EntityPageProps>;
type LoadPage = () => Promise<Page>;

const Drawer = lazyPart(async () => (await import('./record-drawer.tsx')).RecordDrawer);
const renderDrawer = (props: DrawerProps): ReactNode => (
  <Suspense>
    <Drawer {...props} />
  </Suspense>
);

const list: LoadPage = async () => (await import('./list-page.tsx')).ListPage;
const trash: LoadPage = async () => (await import('./trash-page.tsx')).TrashPage;
const create: LoadPage = async () => (await import('./create-page.tsx')).CreatePage;

type Screen = (resource: AnyResource, load: LoadPage) => Pick<RouteObject, 'lazy'>;

/** A screen with what its entity adds, both fetched when someone comes to it. */
function screenWith(additionsOf: LoadAdditions): Screen {
  return (resource, load) => ({
    lazy: async () => {
      const [Screen, additions] = await Promise.all([load(), additionsOf(resource.name)]);
      return {
        element: (
          <DrawerContext value={renderDrawer}>
            <Screen resource={resource} additions={additions} />
          </DrawerContext>
        ),
      };
    },
  });
}

/** The history of a record is a tab with an address of its own: the same screen shows it. */
const history: RouteObject = { path: historyTab, element: null };

function routesOf(resource: AnyResource, additionsOf: LoadAdditions): readonly RouteObject[] {
  const screen = screenWith(additionsOf);
  const record: LoadPage = async () => (await import('./record-page.tsx')).recordPageWith(additionsOf);
  if (resource.singleton === true) return [{ path: resource.page, ...screen(resource, record), children: [history] }];
  const prefix = `/${prefixOf(resource)}`;
  const pattern = recordPatternOf(resource);
  const createPage = createPageOf(resource);
  return [
    { path: resource.page, ...screen(resource, list) },
    ...(hasTrash(resource) ? [{ path: trashPageOf(resource), ...screen(resource, trash) }] : []),
    { path: pattern, ...screen(resource, record), children: [history] },
    ...(mayMake(resource) ? [{ path: createPage, ...screen(resource, create) }] : []),
    // The address that react-admin would make itself leads to the given one.
    ...(pattern === `${prefix}/:id` ? [] : [{ path: `${prefix}/:id`, ...screen(resource, record), children: [history] }]),
  ];
}

function mayMake(resource: AnyResource): boolean {
  return resource.operations === undefined || resource.operations.includes('create');
}

/** Begins to fetch the screen of the address, before there is a router to ask for it. */
export function fetchScreen(pathname: string, additionsOf: LoadAdditions): void {
  const routes = resourceRoutes(additionsOf);
  // Most addresses are those of lists, which match nothing but themselves: patterns are for the others.
  const named = routes.filter(({ path }) => path === pathname);
  const matched = named.length > 0 ? named : (matchRoutes(routes, pathname) ?? []).map(({ route }) => route);
  for (const route of matched) {
    // What fails now, the router asks for again.
    if (typeof route.lazy === 'function') void route.lazy().catch(() => undefined);
  }
}

/** What the list of the address asks first; undefined where the address is none of a list. `chosen` gives preferences by name. */
export async function initialQueryAt(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  chosen: (name: string) => unknown,
): Promise<InitialQuery | undefined> {
  const resource = resources.find(({ page, singleton }) => page === pathname && singleton !== true);
  if (resource === undefined) return undefined;
  const { initialQuery } = await import('../list/initial-query.ts');
  const query = initialQuery(resource, search, chosen);
  const store = parseChosenStore(new URLSearchParams(search), chosen(chosenStoreKey));
  if (query === undefined || store === undefined) return query;
  const { storeSearch } = await import('../list/chosen-store/store-search.ts');
  const narrowed = storeSearch(resource, { search, chosen: store, followed: undefined, left: undefined });
  return narrowed === undefined ? query : initialQuery(resource, narrowed, chosen);
}

/** The screens of every declared entity, for the router. */
export function resourceRoutes(additionsOf: LoadAdditions): RouteObject[] {
  return resources.flatMap((resource) => routesOf(resource, additionsOf));
}
