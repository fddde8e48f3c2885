import type { JSX } from 'react';
import { Link } from 'react-router';
import { playlistLinks as czech } from '../../../contract/messages/cs/console/lists/row-links.ts';
import { playlistLinks as english } from '../../../contract/messages/en/console/lists/row-links.ts';
import { playlists } from '../../../contract/resources/devices/playlists.ts';
import type { Additions } from '../../crud/core/additions/additions.ts';
import type { RecordToolProps } from '../../crud/core/additions/slots.ts';
import { useMay } from '../../crud/core/gate.tsx';
import { textOf } from '../../crud/core/row.ts';
import { useWords } from '../../crud/core/words.ts';
import { lazyPart } from '../../ui/page/lazy-part.tsx';

const longestName = 120;

/** Leads to a new playlist that begins as this one: the same files at other hours are a second playlist. */
function CopyLink({ record, className }: RecordToolProps): JSX.Element | null {
  const words = useWords().language === 'en' ? english : czech;
  const mayCreate = useMay(playlists, 'create');
  if (!mayCreate) return null;
  const begun = { ...record, name: words.copyName(textOf(record['name'])).slice(0, longestName) };
  return (
    <Link className={className} to={`${playlists.page}/create`} state={{ begun }}>
      {words.copy}
    </Link>
  );
}

const ItemsInput = lazyPart(async () => (await import('./playlist/items-input.tsx')).ItemsInput);
const ButtonsInput = lazyPart(async () => (await import('./playlist/buttons-input.tsx')).ButtonsInput);
const ChangedItems = lazyPart(async () => (await import('./playlist/changed-items.tsx')).ChangedItems);
const ChangedButtons = lazyPart(async () => (await import('./playlist/changed-buttons.tsx')).ChangedButtons);
const DaysInput = lazyPart(async () => (await import('./playlist/days-input.tsx')).DaysInput);
const DisplaysInput = lazyPart(async () => (await import('./playlist/displays-input.tsx')).DisplaysInput);
const PlaylistWeek = lazyPart(async () => (await import('./playlist-week/playlist-week.tsx')).PlaylistWeek);
const EndPlaylist = lazyPart(async () => (await import('./playlist/end-playlist.tsx')).EndPlaylist);

export const additions: Additions = {
  icon: 'play',
  fields: {
    virtual_display_ids: { input: DisplaysInput },
    play_days: { input: DaysInput, shape: { wide: true, group: true } },
    items: { input: ItemsInput, Parts: ChangedItems, shape: { wide: true, group: true } },
    buttons: { input: ButtonsInput, Parts: ChangedButtons, shape: { wide: true, group: true } },
  },
  recordSlots: { Tools: CopyLink },
  formSlots: { Below: PlaylistWeek },
  confirmationSlots: { Deletion: EndPlaylist },
};
