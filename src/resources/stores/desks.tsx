import { reportedFields } from '../../branch-status/reported-cells.tsx';
import type { Additions } from '../../crud/core/additions/additions.ts';

export const additions: Additions = { listedIn: { by: 'store_id' }, fields: reportedFields(['opened_at', 'employee_id']) };
