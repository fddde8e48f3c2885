import type { Additions } from '../../crud/vocabulary/additions/additions.ts';
import { toldFields } from '../../watching/told-cells.tsx';

export const additions: Additions = { listedIn: { by: 'store_id' }, fields: toldFields(['opened_at', 'employee_id']) };
