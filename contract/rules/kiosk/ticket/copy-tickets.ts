import { foldDiacritics } from '../../text/fold-diacritics.ts';
import type { KioskService } from '../layout/copy-layout.ts';
import type { KioskTickets } from './tickets.ts';

/** Tickets for another kiosk, with the services of which the own tickets were found there, and those that were not. */
export type CopiedTickets = {
  readonly tickets: KioskTickets;
  readonly matched: readonly KioskService[];
  readonly unmatched: readonly KioskService[];
};

/** Fits tickets to another kiosk: services with a ticket of their own are found by name, whatever its case and accents. */
export function copyTickets(
  tickets: KioskTickets,
  { from, to }: { readonly from: readonly KioskService[]; readonly to: readonly KioskService[] },
): CopiedTickets {
  const byName = new Map(to.map((service) => [foldDiacritics(service.name), service.id]));
  const sources = from.filter(({ id }) => tickets.by_service[String(id)] !== undefined);
  const own = sources.flatMap((service) => {
    const [target, design] = [byName.get(foldDiacritics(service.name)), tickets.by_service[String(service.id)]];
    return target === undefined || design === undefined ? [] : [{ service, target, design }];
  });
  const matched = own.map(({ service }) => service);
  return {
    tickets: { ...tickets, by_service: Object.fromEntries(own.map(({ target, design }) => [String(target), design])) },
    matched,
    unmatched: sources.filter((service) => !matched.includes(service)),
  };
}
