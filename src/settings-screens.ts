/** Screens of settings that are no list, form or record, named apart from the routes as `order-screens.ts` is. */
export async function fetchDevices() {
  return { Component: (await import('./custom/signed-in-devices/devices.tsx')).Devices };
}

export async function fetchSystem() {
  return { Component: (await import('./custom/system/system.tsx')).System };
}

export async function fetchPersonalData() {
  return { Component: (await import('./custom/personal-data/personal-data.tsx')).PersonalData };
}

export async function fetchOwnFactors() {
  return { Component: (await import('./custom/auth/own-factors/own-factors-screen.tsx')).OwnFactorsScreen };
}
