/** Screens of statistics, named apart from the routes as `order-screens.ts` is. */
export async function fetchTables() {
  return { Component: (await import('./custom/statistics/tables/tables-screen.tsx')).TablesScreen };
}

export async function fetchStatisticsHome() {
  return { Component: (await import('./custom/statistics/home/home-screen.tsx')).HomeScreen };
}

export async function fetchGraph() {
  return { Component: (await import('./custom/statistics/graph/graph-screen.tsx')).GraphScreen };
}
