import type { SystemField } from '../../../contract/kit/index.ts';
import type { services } from '../../../contract/resources/stores/services.ts';
import type { Agenda } from '../content/agenda.ts';
import { type AgendaKey, agendas } from '../content/agendas.ts';
import { branches } from '../content/branches.ts';
import { type DemoRow, made } from '../town/demo-row.ts';
import { foundedAt } from '../town/town.ts';

export type ServiceRow = DemoRow<typeof services>;

/** What a service is beyond its row: the agenda behind it and its share of the store's clients. */
export type PlannedService = { readonly row: ServiceRow; readonly agenda: Agenda; readonly share: number };

/** Services of all stores: the agendas of each branch in their order, lettered from A. */
export function plannedServices(now: Date): readonly PlannedService[] {
  const offers = branches.flatMap((branch, place) =>
    keysOf(branch.agendas).map((key, order) => ({ storeId: place + 1, key, order, share: branch.agendas[key] ?? 0 })),
  );
  return offers.map(({ storeId, key, order, share }, place) => {
    const agenda: Agenda = agendas[key];
    return { row: { ...made(place + 1, foundedAt(now)), ...serviceRow(storeId, order, agenda) }, agenda, share };
  });
}

function keysOf(shares: Readonly<Partial<Record<AgendaKey, number>>>): readonly AgendaKey[] {
  const isKey = (key: string): key is AgendaKey => Object.hasOwn(agendas, key);
  return Object.keys(shares).filter(isKey);
}

function serviceRow(storeId: number, order: number, agenda: Agenda): Omit<ServiceRow, SystemField> {
  return {
    store_id: storeId,
    name: agenda.name,
    web_order_name: agenda.web,
    web_order_name_en: agenda.webEnglish ?? null,
    ticket_line_name: agenda.name,
    ticket_line_pre: 'Vaše činnost:',
    ticket_line_pos: agenda.bring,
    desk_name: agenda.short,
    virtual_display_name: agenda.short,
    touch_screen_name: agenda.kiosk,
    monitor_name: agenda.short,
    statistics_name: agenda.name,
    mobile_name: agenda.web,
    state: agenda.reserve === true ? 'reserve' : 'active',
    web_order: agenda.ordered,
    show_in_web_ordering: agenda.ordered,
    show_in_mobile_app: agenda.reserve !== true,
    show_in_current_overviews: true,
    ticket_prefix: String.fromCharCode('A'.charCodeAt(0) + order),
    number_from: 1,
    number_to: 999,
    priority: agenda.priority ?? 0,
    expected_handling_minutes: agenda.handlingMinutes,
  };
}
