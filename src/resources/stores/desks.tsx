import type { Additions } from '../../crud/vocabulary/additions.ts';
import { toldCells } from '../../watching/told-cells.tsx';

export const additions: Additions = { listedBy: 'store_id', ...toldCells(['opened_at', 'employee_id']) };
