import type { Additions } from '../../crud/core/additions/additions.ts';
import { lazyPart } from '../../ui/page/lazy-part.tsx';

const ItemsInput = lazyPart(async () => (await import('./items/items-input.tsx')).ItemsInput);
const ButtonsInput = lazyPart(async () => (await import('./targets/buttons-input.tsx')).ButtonsInput);
const DisplaysInput = lazyPart(async () => (await import('./targets/displays-input.tsx')).DisplaysInput);
const PlaylistWeek = lazyPart(async () => (await import('./week/playlist-week.tsx')).PlaylistWeek);
const EndPlaylist = lazyPart(async () => (await import('./ending/end-playlist.tsx')).EndPlaylist);

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
