/** The tabs of a store in its address that tell how it stands: `?tab=`. */
export const monitoringTab = 'monitoring';
export const devicesTab = 'devices';
