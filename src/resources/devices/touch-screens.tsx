import { useGetList } from 'ra-core';
import type { JSX } from 'react';
import { Link } from 'react-router';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import { kioskLinks as czech } from '../../../contract/messages/cs/console/lists/row-links.ts';
import { kioskLinks as english } from '../../../contract/messages/en/console/lists/row-links.ts';
import { kioskDesigns } from '../../../contract/resources/devices/kiosk-designs.ts';
import { touchScreens } from '../../../contract/resources/devices/touch-screens.ts';
import { reportedFields } from '../../branch-status/reported-cells.tsx';
import type { Additions } from '../../crud/core/additions/additions.ts';
import type { RecordToolProps } from '../../crud/core/additions/slots.ts';
import { useMay } from '../../crud/core/gate.tsx';
import { idOf } from '../../crud/core/row.ts';
import { useWords } from '../../crud/core/words.ts';
import { buttonClass } from '../../ui/button/button-class.ts';

/** Ways to what the kiosk shows and prints: each has an editor of its own. */
function EditorLinks({ record, className, isDirty = false }: RecordToolProps): JSX.Element | null {
  const words = useWords().language === 'en' ? english : czech;
  const mayEdit = useMay(touchScreens, 'edit');
  const isWithoutPages = useIsWithoutPages(idOf(record), mayEdit);
  if (!mayEdit) return null;
  const place = `${Number(record['store_id'])}`;
  return (
    <>
      <Link
        className={isWithoutPages && !isDirty ? buttonClass('primary') : className}
        to={`/touch-screens/${place}/pages/${idOf(record)}`}
      >
        {words.pages}
      </Link>
      <Link className={className} to={`/touch-screens/${place}/tickets/${idOf(record)}`}>
        {words.tickets}
      </Link>
      <Link className={className} to={`/touch-screens/${place}/states/${idOf(record)}`}>
        {words.states}
      </Link>
    </>
  );
}

/** Whether the kiosk has nothing to show yet: then its pages are the next thing to do. */
function useIsWithoutPages(id: number, isAsked: boolean): boolean {
  const { data } = useGetList(
    prefixOf(kioskDesigns),
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'updated_at', order: 'DESC' }, filter: { touch_screen_id: id } },
    { enabled: isAsked, retry: false },
  );
  return data?.every((design) => design['pages'] == null) ?? false;
}

export const additions: Additions = {
  icon: 'touchScreen',
  head: { facts: ['store_id', 'paper'] },
  fields: {
    ...reportedFields(['state', 'paper', 'state_since'], {
      state: { online: 'success', offline: 'neutral', error: 'danger' },
      paper: { enough: 'success', low: 'warning', out: 'danger' },
    }),
    width: { shape: { first: true } },
  },
  recordSlots: { MainTools: EditorLinks },
};
