/** Colours of series, told apart by people who do not see colours as well: see `graph.css`. */
export const seriesColours = [
  'var(--series-1)',
  'var(--series-2)',
  'var(--series-3)',
  'var(--series-4)',
  'var(--series-5)',
  'var(--series-6)',
] as const;

/** Each line has its own dashes besides its colour. Long ones are left to what is compared or not over. */
export const seriesDashes = ['0', '2 3', '10 3', '10 3 2 3', '1 5', '14 5'] as const;
