import { useGetOne } from 'ra-core';
import { useEffect, useRef } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { FormSlotProps } from '../../../crud/core/additions/form-slots.ts';
import { resourceNamed } from '../../../crud/core/named.ts';
import { textOf } from '../../../crud/core/row.ts';

/** Calls a plan without a name as the service that is chosen for it; once for each choice, so that the name can be cleared. */
export function useServiceName(draft: FormSlotProps['draft'], fill: FormSlotProps['fill']): void {
  const id = Number(draft['service_id'] ?? 0);
  const isEmpty = textOf(draft['name']).trim() === '';
  const answered = useRef(0);
  const enabled = fill !== undefined && id > 0 && isEmpty;
  const { data } = useGetOne(prefixOf(resourceNamed('services')), { id }, { enabled, retry: false });
  const name = data === undefined || data.id !== id ? '' : textOf(data['name']);
  useEffect(() => {
    if (id === 0 || answered.current === id) return;
    if (!isEmpty) answered.current = id;
    else if (name !== '') {
      answered.current = id;
      fill?.({ name });
    }
  }, [id, isEmpty, name, fill]);
}
