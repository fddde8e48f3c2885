/** Under what the history of a record is kept. */
export function historyKey(resource: string, id: number): readonly unknown[] {
  return [resource, 'history', { id }];
}
