/** Steps of an order on its day: buttons in the rows of lists and on the home of a clerk. */
export const orderSteps = {
  arrive: 'Přišel',
  serve: 'Obslouženo',
  miss: 'Nepřišel',
  cancel: 'Zrušit',
  undo: (minutes: number) => `Vrátit, ještě ${minutes} min`,
  of: (step: string, name: string) => `${step}: ${name}`,
};
export type OrderStepWords = typeof orderSteps;
