import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { Row } from '../../core/row.ts';
import type { Within } from '../../core/within.ts';
import type { DraftCondition, DraftPart } from './draft.ts';
import type { Spot, Wrong } from './written-filter.ts';

/** What every part of the builder needs to know and may do. */
export type Builder = {
  readonly resource: AnyResource;
  readonly within: Within | undefined;
  /** What is wrong, once someone has tried to use it. */
  readonly wrong: readonly Wrong[];
  /** No further condition may be added. */
  readonly isFull: boolean;
  /** Key of the condition that was just added, which takes the focus. */
  readonly added: string;
  readonly change: (part: DraftPart) => void;
  readonly addCondition: (group: string) => void;
  readonly addGroup: (group: string) => void;
  readonly remove: (key: string, group: string) => void;
  /** Where something is in the page, for its label and for the focus. */
  readonly idOf: (key: string, spot: Spot | 'add') => string;
};

/** What the value of a condition is given with. */
export type ValueProps = {
  readonly builder: Builder;
  readonly condition: DraftCondition;
  readonly errorAt: (spot: Spot) => string | undefined;
};

/** The list where the filter is put together. */
export type BuilderDialogProps = {
  readonly resource: AnyResource;
  readonly within: Within | undefined;
  readonly isTrash: boolean;
  readonly filters: Row;
  readonly onFilters: (filters: Row) => void;
  readonly onClose: () => void;
};
