import type { Additions } from '../../vocabulary/additions/additions.ts';
import type { CellValue } from '../../vocabulary/cell-value.ts';

/** All that showing one value may need to know. */
export type CellContext = CellValue & { readonly additions: Additions };
