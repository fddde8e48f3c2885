/** Screens of kiosks, displays and playlists that are no list, form or record, named apart from the routes as `order-screens.ts` is. */
export async function fetchKioskEditor() {
  return { Component: (await import('./custom/kiosk-editor/kiosk-editor-screen.tsx')).KioskEditorScreen };
}

export async function fetchKioskTickets() {
  return { Component: (await import('./custom/kiosk-tickets/kiosk-tickets-screen.tsx')).KioskTicketsScreen };
}

export async function fetchKioskStates() {
  return { Component: (await import('./custom/kiosk-states/kiosk-states-screen.tsx')).KioskStatesScreen };
}

export async function fetchDisplayName() {
  return { Component: (await import('./custom/virtual-displays/change-name-screen.tsx')).ChangeNameScreen };
}

export async function fetchDisplaySettings() {
  return { Component: (await import('./custom/virtual-displays/sound-settings-screen.tsx')).SoundSettingsScreen };
}

export async function fetchNowPlaying() {
  return { Component: (await import('./custom/now-playing/now-playing-screen.tsx')).NowPlayingScreen };
}
