/** In the address of a list: the record that is edited next to it. */
export const editParameter = 'edit';

/** The search of the same list with that record next to it; with nothing next to it when there is none. */
export function searchWithOwnParams(search: string, id: number | undefined): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(editParameter);
  if (id !== undefined) parameters.set(editParameter, String(id));
  return `?${String(parameters)}`;
}
