import type { AnyResource } from '../../../contract/kit/index.ts';
import type { Additions } from '../additions.ts';
import type { Row } from '../row.ts';
import type { Words } from '../words.ts';

/** All that showing one value may need to know. */
export type CellContext = {
  readonly resource: AnyResource;
  readonly additions: Additions;
  readonly words: Words;
  readonly row: Row;
  readonly name: string;
  readonly value: unknown;
};
