/** An order as the server gives it: Wednesday 23 December at half past eight, confirmed, but for what is given. */
export function orderRow<Given extends object>(given: Given) {
  return {
    id: 1,
    version: 1,
    created_at: '2026-11-01T08:00:00.000Z',
    updated_at: '2026-11-01T08:00:00.000Z',
    store_id: 1,
    service_id: 4,
    starts_at: '2026-12-23T07:30:00.000Z',
    ends_at: '2026-12-23T07:45:00.000Z',
    pin: '245840',
    state: 'confirmed',
    name: 'Michaela Matoušková',
    ...given,
  };
}

/** What is empty in an order that staff made and nothing has happened to. */
export const untouched = {
  email: null,
  phone: null,
  note: null,
  consent: false,
  channel: 'staff',
  confirmed_at: null,
  cancelled_at: null,
  cancelled_by: null,
  cancel_reason: null,
};

/** The order of a client by number, at an instant. */
export const clientAt = (id: number, at: string) =>
  orderRow({ id, service_id: 1, starts_at: at, ends_at: at, pin: `00${id}`, name: `Klient ${id}` });
