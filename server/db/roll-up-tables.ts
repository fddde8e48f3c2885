/** Roll-ups; their statements are written by hand: see server/areas/statistics. */
export const rollUpTables: readonly string[] = [
  'statistics_days',
  'statistics_desk_days',
  'statistics_dirty',
  'statistics_employee_days',
  'statistics_employee_months',
  'statistics_forecasts',
  'statistics_left_days',
  'statistics_months',
  'statistics_recounts',
  'statistics_reservations',
  'statistics_store_days',
  'statistics_store_months',
  'statistics_stores',
];
