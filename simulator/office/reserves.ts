import type { OfficeContext } from './office-context.ts';
import { dayOf } from './plan/local-day.ts';
import { isAskedFor } from './plan/shares.ts';

/** Says which reserve services are open: those that desks ask for on the day, while a desk that serves them is open. */
export function reportReserves({ agenda, memory, setup, tell }: OfficeContext, seed: string): void {
  const { services, desks } = setup();
  const day = dayOf(agenda.now());
  const served = new Set(desks.flatMap(({ id, service_ids }) => (memory.desks.has(id) ? service_ids : [])));
  const open = services.filter((service) => service.state === 'reserve' && served.has(service.id) && isAskedFor(service, seed, day));
  const isOpen = new Set(open.map(({ id }) => id));
  for (const id of memory.services) if (!isOpen.has(id)) tell({ kind: 'service_closed', service_id: id });
  for (const id of isOpen) if (!memory.services.has(id)) tell({ kind: 'service_opened', service_id: id });
}
