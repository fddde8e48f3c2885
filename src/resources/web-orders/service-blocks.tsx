import type { Additions } from '../../crud/vocabulary/additions.ts';
import { part } from '../../ui/page/part.tsx';

export const additions: Additions = { icon: 'ban', Beside: part(async () => (await import('./blocking/block-beside.tsx')).BlockBeside) };
