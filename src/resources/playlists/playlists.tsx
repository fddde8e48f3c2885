import type { Additions } from '../../crud/vocabulary/additions/additions.ts';
import { part } from '../../ui/page/part.tsx';

const ItemsInput = part(async () => (await import('./items/items-input.tsx')).ItemsInput);
const ButtonsInput = part(async () => (await import('./targets/buttons-input.tsx')).ButtonsInput);
const DisplaysInput = part(async () => (await import('./targets/displays-input.tsx')).DisplaysInput);
const PlaylistWeek = part(async () => (await import('./week/playlist-week.tsx')).PlaylistWeek);
const EndPlaylist = part(async () => (await import('./ending/end-playlist.tsx')).EndPlaylist);

export const additions: Additions = {
  icon: 'play',
  fields: {
    virtual_display_ids: { input: DisplaysInput },
    items: { input: ItemsInput, shape: { wide: true, group: true } },
    buttons: { input: ButtonsInput, shape: { wide: true, group: true } },
  },
  formSlots: { Below: PlaylistWeek },
  questionSlots: { Deletion: EndPlaylist },
};
