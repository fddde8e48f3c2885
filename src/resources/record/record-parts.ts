import { type ComponentType, createContext } from 'react';
import type { ResourceName } from '../../../contract/resources/registry.ts';
import type { TabProps } from '../additions.ts';

/**
 * Forms and lists of other entities, for an own tab of a record: it is loaded by the registry of entities, which these stand
 * on, and so cannot import them itself. The same component each time for the same names.
 */
export type RecordParts = {
  /** The form of a row of the entity, with what the entity adds to it. */
  readonly formOf: (entity: ResourceName) => ComponentType<TabProps>;
  /** The list of rows that belong to the record by the reference. */
  readonly listOf: (entity: ResourceName, reference: string) => ComponentType<TabProps>;
};

export const RecordPartsContext = createContext<RecordParts | null>(null);
