/** Fetches the calendar. What it is made of is listed here and not with the console, whose first list has no room for it. */
export async function fetchCalendar() {
  return { Component: (await import('./calendar-screen.tsx')).CalendarScreen };
}
