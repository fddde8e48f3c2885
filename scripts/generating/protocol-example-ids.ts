/** The rows that the examples name: those of the test that plays them. */
export const exampleIds = {
  service: 3,
  reserve: 7,
  desk: 2,
  employee: 8,
  kiosk: 5,
  display: 6,
  playlist: 9,
  order: 31,
  cancelled: 32,
} as const;
