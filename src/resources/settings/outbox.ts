import type { Additions } from '../additions.ts';

export const additions: Additions = { tones: { state: { waiting: 'info', sent: 'success', failed: 'danger', kept: 'warning' } } };
