/** Parts of a store's page that others lead to, by their names in its address: `?tab=`. */
export const overviewTab = 'overview';
export const monitoringTab = 'monitoring';
export const devicesTab = 'devices';
export const hoursTab = 'hours';
export const calendarTab = 'calendar';
export const keyTab = 'key';
