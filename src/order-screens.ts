/**
 * Screens of web orders that are no list, form or record. They are named apart from the routes: what each is made of would stand in the
 * part of the console that everybody fetches.
 */
export async function fetchBookingOverview() {
  return { Component: (await import('./custom/orders-overview/booking-overview.tsx')).BookingOverview };
}

export async function fetchAgendaBoard() {
  return { Component: (await import('./custom/agenda-board/agenda-board.tsx')).AgendaBoard };
}

export async function fetchOrderImport() {
  return { Component: (await import('./custom/order-import/order-import.tsx')).OrderImport };
}

export async function fetchAffectedOrders() {
  return { Component: (await import('./custom/affected-orders/affected-screen.tsx')).AffectedScreen };
}

export async function fetchCalendar() {
  return { Component: (await import('./custom/calendar/calendar-screen.tsx')).CalendarScreen };
}
