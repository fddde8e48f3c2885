import { type RouterLocation, type RouterNavigateFunction, type RouterProvider, reactRouterProvider } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { tabParameter } from './tab-address.ts';

function useLocationBesideTab(): RouterLocation {
  const location = reactRouterProvider.useLocation();
  return useMemo(() => {
    const parameters = new URLSearchParams(location.search);
    parameters.delete(tabParameter);
    return { ...location, search: String(parameters) };
  }, [location]);
}

function useNavigateBesideTab(): RouterNavigateFunction {
  const navigate = reactRouterProvider.useNavigate();
  const { search } = reactRouterProvider.useLocation();
  return useCallback<RouterNavigateFunction>(
    (to, options) => {
      if (typeof to !== 'object' || to.search === undefined) return navigate(to, options);
      const own = [...new URLSearchParams(search)].filter(([name]) => name === tabParameter);
      const parameters = new URLSearchParams([...own, ...new URLSearchParams(to.search)]);
      return navigate({ ...to, search: `?${String(parameters)}` }, options);
    },
    [navigate, search],
  );
}

/**
 * The address as a list in a tab of a record may see it. ra-core takes every parameter for the list's own and writes them
 * all anew; the tab is neither shown to it nor lost by it.
 */
export const besideTab: RouterProvider = {
  ...reactRouterProvider,
  useLocation: useLocationBesideTab,
  useNavigate: useNavigateBesideTab,
};
