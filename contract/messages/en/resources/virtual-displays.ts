import type { LabelsOf } from '../../../kit/index.ts';
import type { Registry } from '../../../resources/registry.ts';
import { noun } from '../basics/noun.ts';

export const virtualDisplays = {
  noun: noun('virtual display', 'virtual displays'),
  page: 'Virtual displays',
  fields: {
    store_id: 'Branch',
    name: 'Name',
    width: 'Width (px)',
    height: 'Height (px)',
    volume: 'Volume (%)',
    repeat: 'Repetitions',
    call_sound_file: 'Call sound',
    quiet_from: 'Quiet from',
    quiet_to: 'Quiet to',
    design: 'Look and voice',
    active: 'Active',
    state: 'State',
    told_state: 'Last reported state',
    state_since: 'State since',
    playing_playlist_id: 'Playlist being played',
    playing_since: 'Plays since',
    shown_version: 'Shown version',
    shown_since: 'Shown since',
    playing_version: 'Played version of the playlist',
    last_communication_at: 'Last communication',
  },
  pairs: { width: 'Resolution' },
  tabs: { main: 'Virtual display', sound: 'Call sound', state: 'State' },
  choices: {
    state: { online: 'Connected', offline: 'Disconnected', error: 'Error', not_known: 'Not known now' },
    told_state: { online: 'Connected', offline: 'Disconnected', error: 'Error' },
  },
  children: {},
  helps: {
    width: 'Resolution of the screen, usually 1920 × 1080.',
    volume: 'Volume of the call sound. 0 means silence.',
    repeat: 'How many times the sound is repeated after the first play. 0 means not at all.',
    call_sound_file: 'Without it, the display plays its own.',
    quiet_from: 'In quiet hours clients are called without a sound.',
  },
  empty: 'There is no virtual display yet. Add the first one.',
} satisfies LabelsOf<Registry['virtual-displays']>;
