import { type RouterLocation, type RouterNavigateFunction, type RouterProvider, reactRouterProvider } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { storeParameter } from '../../core/chosen-store.ts';
import { tabParameter } from '../../record/record-context/tab-address.ts';

/** In the address of a list: the record that is edited next to it. */
export const editParameter = 'edit';

/** What is in the address of a list and is none of its own: the tab that it is in, the record edited next to it, the chosen store. */
const others: readonly string[] = [tabParameter, editParameter, storeParameter];

/** The search of an address without what is no list's own. */
export function searchOfList(search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of others) parameters.delete(name);
  return String(parameters);
}

function useListLocation(): RouterLocation {
  const location = reactRouterProvider.useLocation();
  return useMemo(() => ({ ...location, search: searchOfList(location.search) }), [location]);
}

function useListNavigate(): RouterNavigateFunction {
  const navigate = reactRouterProvider.useNavigate();
  const { search } = reactRouterProvider.useLocation();
  return useCallback<RouterNavigateFunction>(
    (to, options) => {
      if (typeof to !== 'object' || to.search === undefined) return navigate(to, options);
      const own = [...new URLSearchParams(search)].filter(([name]) => others.includes(name));
      const parameters = new URLSearchParams([...own, ...new URLSearchParams(to.search)]);
      return navigate({ ...to, search: `?${String(parameters)}` }, options);
    },
    [navigate, search],
  );
}

/**
 * The address as a list may see it. ra-core takes every parameter for the list's own, writes them all again and keeps them for
 * the next time; what is not the list's is neither shown to it nor lost by it.
 */
export const ownSearchParams: RouterProvider = {
  ...reactRouterProvider,
  useLocation: useListLocation,
  useNavigate: useListNavigate,
};

/** The search of the same list with that record next to it; with nothing next to it when there is none. */
export function searchWithOwnParams(search: string, id: number | undefined): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(editParameter);
  if (id !== undefined) parameters.set(editParameter, String(id));
  return `?${String(parameters)}`;
}
