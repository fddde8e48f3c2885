import type { Additions } from '../../core/additions/additions.ts';
import type { CellValue } from '../../core/field-props.ts';

/** All that showing one value may need to know. */
export type CellContext = CellValue & { readonly additions: Additions };
