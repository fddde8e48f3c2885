import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'ra-core';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { kioskDesigns } from '../../../../contract/resources/devices/kiosk-designs.ts';
import { touchScreens } from '../../../../contract/resources/devices/touch-screens.ts';
import type { TicketTexts } from '../../../../contract/rules/kiosk/ticket/printed-ticket.ts';
import { type KioskTickets, parseTickets } from '../../../../contract/rules/kiosk/ticket/tickets.ts';
import type { TicketNumbers } from '../../../../contract/rules/services/ticket-numbers.ts';
import { resourceNamed } from '../../../crud/core/named.ts';
import { readAll } from '../../../crud/core/read-all.ts';
import { idOf, isRow, type Row, textOf } from '../../../crud/core/row.ts';
import { ticketStoreOf, ticketTextsOf } from '../../../kiosk-design/paper/ticket-rows.ts';
import type { DesignedKiosk } from '../../../kiosk-design/use-save-design.ts';

/** What a ticket says of its service. */
export type TicketedService = TicketTexts & {
  readonly id: number;
  readonly name: string;
  /** The letter and the range of its numbers. */
  readonly numbers: TicketNumbers;
};

/** A kiosk with what its tickets are made from. */
export type TicketedKiosk = DesignedKiosk & {
  readonly name: string;
  readonly storeName: string;
  readonly address: string;
  readonly services: readonly TicketedService[];
  /** Its stored tickets; undefined where there are none yet. */
  readonly tickets: KioskTickets | undefined;
};

const follows = ['touch-screens', 'services', 'stores'] as const;

/** The kiosk of the address; null where the store does not have it. */
export function useTicketedKiosk(storeId: number, touchScreenId: number) {
  const provider = useDataProvider();
  return useQuery({
    queryKey: [prefixOf(touchScreens), 'kiosk-tickets', storeId, touchScreenId],
    queryFn: () => readTicketedKiosk(provider, storeId, touchScreenId),
    meta: { follows },
    retry: false,
    // What is being written is not exchanged under the hands: a newer version is met when saving.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

async function readTicketedKiosk(provider: DataProvider, storeId: number, touchScreenId: number): Promise<TicketedKiosk | null> {
  const { data: screen } = await provider.getOne(prefixOf(touchScreens), { id: touchScreenId });
  if (!isRow(screen) || Number(screen['store_id']) !== storeId) return null;
  const [{ data: store }, services, [design]] = await Promise.all([
    provider.getOne(prefixOf(resourceNamed('stores')), { id: storeId }),
    readAll(provider, prefixOf(resourceNamed('services')), { store_id: storeId }, 'name'),
    readAll(provider, prefixOf(kioskDesigns), { touch_screen_id: touchScreenId }, 'updated_at'),
  ]);
  const ofStore = ticketStoreOf(isRow(store) ? store : {});
  return {
    screen,
    name: textOf(screen['name']),
    storeId,
    storeName: ofStore.name,
    address: ofStore.address,
    services: services.map(serviceOf),
    design,
    tickets: parseTickets(design?.['tickets']),
  };
}

function serviceOf(row: Row): TicketedService {
  return {
    id: idOf(row),
    name: textOf(row['name']),
    ...ticketTextsOf(row),
    numbers: {
      ticket_prefix: textOf(row['ticket_prefix']),
      number_from: Number(row['number_from'] ?? 1),
      number_to: Number(row['number_to'] ?? 999),
    },
  };
}
