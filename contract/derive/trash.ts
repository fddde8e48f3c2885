import type { AnyResource } from '../kit/index.ts';

/** Whether deleted rows are kept to be brought back: not of what is always there, nor of what comes for ever. */
export function hasTrash({ singleton, endless, operations }: Pick<AnyResource, 'singleton' | 'endless' | 'operations'>): boolean {
  return singleton !== true && endless !== true && (operations === undefined || operations.includes('delete'));
}

/** What can be done with many rows of the entity at once, its own actions last. */
export function bulkActionsOf(resource: Pick<AnyResource, 'singleton' | 'endless' | 'operations' | 'actions'>): readonly string[] {
  if (resource.singleton === true) return [];
  const isEdited = resource.operations === undefined || resource.operations.includes('edit');
  return [
    ...(isEdited ? ['update'] : []),
    ...(hasTrash(resource) ? ['delete', 'restore'] : []),
    ...(isEdited ? Object.keys(resource.actions ?? {}) : []),
  ];
}
