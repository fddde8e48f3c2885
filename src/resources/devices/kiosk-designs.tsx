import type { Additions } from '../../crud/core/additions/additions.ts';
import { lazyPart } from '../../ui/page/lazy-part.tsx';

const ChangedPages = lazyPart(async () => (await import('./changes/changed-pages.tsx')).ChangedPages);
const ChangedTickets = lazyPart(async () => (await import('./changes/changed-tickets.tsx')).ChangedTickets);

/** Documents that the editors of a kiosk draw: the record says what they consist of, and writes none of them. */
const drawn = ['pages', 'tickets'] as const;

export const additions: Additions = {
  fields: { pages: { Parts: ChangedPages }, tickets: { Parts: ChangedTickets } },
  access: () => ({ setElsewhere: drawn }),
  formSlots: { newFields: Object.fromEntries(drawn.map((name) => [name, { isElsewhere: true }])) },
};
