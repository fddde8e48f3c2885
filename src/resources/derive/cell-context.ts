import type { Additions } from '../additions.ts';
import type { CellValue } from './cell-value.ts';

/** All that showing one value may need to know. */
export type CellContext = CellValue & { readonly additions: Additions };
