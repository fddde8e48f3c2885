import type { JSX } from 'react';
import { Link } from 'react-router';
import { displayLinks as czech } from '../../../contract/messages/cs/console/lists/row-links.ts';
import { displayLinks as english } from '../../../contract/messages/en/console/lists/row-links.ts';
import { virtualDisplays } from '../../../contract/resources/devices/virtual-displays.ts';
import { reportedFields } from '../../branch-status/reported-cells.tsx';
import type { Additions } from '../../crud/core/additions/additions.ts';
import type { FieldAdditions } from '../../crud/core/additions/field-addition.ts';
import type { RecordToolProps } from '../../crud/core/additions/slots.ts';
import { useMay } from '../../crud/core/gate.tsx';
import { idOf } from '../../crud/core/row.ts';
import { useWords } from '../../crud/core/words.ts';
import { lazyPart } from '../../ui/page/lazy-part.tsx';

const ChangedDisplay = lazyPart(async () => (await import('./changes/changed-display.tsx')).ChangedDisplay);

/** Ways to what the display shows and how it sounds, and to its name. */
function DisplayLinks({ record, className }: RecordToolProps): JSX.Element | null {
  const words = useWords().language === 'en' ? english : czech;
  const mayEdit = useMay(virtualDisplays, 'edit');
  if (!mayEdit) return null;
  const place = `${Number(record['store_id'])}/${idOf(record)}`;
  return (
    <>
      <Link className={className} to={`/virtual-displays/sound-settings/${place}`}>
        {words.sound}
      </Link>
      <Link className={className} to={`/virtual-displays/change-name/${place}`}>
        {words.name}
      </Link>
    </>
  );
}

/** What is set on the screen that the tools lead to, with a preview. The record shows it and writes none of it. */
const sounds = ['volume', 'repeat', 'call_sound_file', 'quiet_from', 'quiet_to'] as const;
const elsewhere: FieldAdditions = Object.fromEntries([...sounds, 'design'].map((name) => [name, { isElsewhere: true }]));

export const additions: Additions = {
  icon: 'display',
  head: { facts: ['store_id', 'playing_playlist_id'] },
  fields: {
    ...reportedFields(
      ['state', 'playing_playlist_id', 'state_since', 'playing_since'],
      { state: { online: 'success', offline: 'neutral', error: 'danger' } },
      {
        playing_playlist_id: ({ row, words: { monitoring } }) =>
          row['playing_since'] == null ? monitoring.unknown : monitoring.playsNothing,
      },
    ),
    design: { Parts: ChangedDisplay },
    width: { shape: { first: true } },
  },
  access: () => ({ setElsewhere: sounds, unseen: ['design'] }),
  formSlots: { newFields: elsewhere },
  recordSlots: { MainTools: DisplayLinks },
};
