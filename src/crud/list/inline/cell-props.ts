import type { AnyResource, Field } from '../../../../contract/kit/index.ts';
import type { Additions } from '../../core/additions/additions.ts';
import type { Row } from '../../core/row.ts';

/** Asks the cell that is open to save what was typed, and goes on when that went well. */
export type Leave = (then: () => void) => void;

/** A cell that can be written: where it is and what to tell the list. */
export type CellProps = {
  readonly resource: AnyResource;
  readonly additions: Additions;
  readonly row: Row;
  readonly name: string;
  readonly field: Field;
  /** The cell that is open says how it is left; undefined once nothing is left to save. */
  readonly setLeave: (leave: Leave | undefined) => void;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onSaved: (row: Row) => void;
};
