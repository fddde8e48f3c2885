/** What the server answers about October, complete and up to date, but for what is given. */
export function octoberAnswer<Given extends object>(given: Given) {
  return {
    period: { from: '2026-10-01', to: '2026-10-31' },
    is_unfinished: false,
    is_current: true,
    target: { minutes: 15, share: 0.8 },
    stopped_days: 0,
    working_hours: null,
    left_out_services: [],
    left_out_stores: [],
    ...given,
  };
}
