import { type ComponentType, createContext } from 'react';
import type { RecordSlotProps } from '../../core/additions/slots.ts';

/**
 * Forms and lists of other entities, for tabs of a record. They come from the screens, which are above the record.
 * The same component each time for the same names.
 */
export type RecordParts = {
  /** The form of a row of the entity, with what the entity adds to it. */
  readonly formOf: (entity: string) => ComponentType<RecordSlotProps>;
  /** The list of rows that belong to the record by the reference. */
  readonly listOf: (entity: string, reference: string) => ComponentType<RecordSlotProps>;
};

export const RecordPartsContext = createContext<RecordParts | null>(null);
