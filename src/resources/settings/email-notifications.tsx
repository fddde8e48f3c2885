import { useGetOne } from 'ra-core';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import type { Additions } from '../../crud/core/additions/additions.ts';
import { resourceNamed } from '../../crud/core/named.ts';
import { UnsentNotice } from '../../crud/core/unsent/unsent-notice.tsx';

const field = 'threshold_minutes';
const defaults = prefixOf(resourceNamed('store-defaults'));

/** A new message to staff begins with the minutes of `/stores/settings`, unless someone has typed others already. */
function DefaultThreshold(): null {
  const { getFieldState, resetField } = useFormContext();
  const { data } = useGetOne(defaults, { id: 1 }, { retry: false });
  const minutes: unknown = data?.['silence_minutes'];
  useEffect(() => {
    if (typeof minutes === 'number' && !getFieldState(field).isDirty) resetField(field, { defaultValue: minutes });
  }, [minutes, getFieldState, resetField]);
  return null;
}

export const additions: Additions = {
  listSlots: { Above: ({ isTrash }) => (isTrash === true ? null : <UnsentNotice />) },
  formSlots: { aboveNew: { main: DefaultThreshold }, Below: UnsentNotice },
};
