/**
 * Screens of web orders that are no list, form or record. They are named apart from the routes: what each is made of would be in the
 * part of the console that everybody fetches.
 */
export async function fetchBookingOverview() {
  return { Component: (await import('./custom/orders-overview/booking-overview.tsx')).BookingOverview };
}

export async function fetchAgendaBoard() {
  return { Component: (await import('./custom/agenda-board/agenda-board.tsx')).AgendaBoard };
}

/** Screens by the last part of their address. */
export async function fetchOrderScreen(name: string) {
  if (name === 'import') return { Component: (await import('./custom/order-import/order-import.tsx')).OrderImport };
  if (name === 'calendar') return { Component: (await import('./custom/calendar/calendar-screen.tsx')).CalendarScreen };
  if (name === 'waiting-list') return { Component: (await import('./custom/waiting-list/waiting-screen.tsx')).WaitingScreen };
  return { Component: (await import('./custom/affected-orders/affected-screen.tsx')).AffectedScreen };
}
