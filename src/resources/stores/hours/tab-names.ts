/** The tabs of a store in its address: `?tab=`. */
export const hoursTab = 'hours';
export const calendarTab = 'calendar';
