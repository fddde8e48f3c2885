import type { AnyResource } from '../../../contract/kit/index.ts';
import type { Row } from './row.ts';
import type { Words } from './words.ts';

/** One value of a row, with what it takes to say it. An entity's own cell gets this much. */
export type CellValue = {
  readonly resource: AnyResource;
  readonly words: Words;
  readonly row: Row;
  readonly name: string;
  readonly value: unknown;
  /** Whether it is inside the link to its row, which can hold no link of its own. */
  readonly isInLink?: boolean;
};
