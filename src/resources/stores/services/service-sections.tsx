import { useRecordContext } from 'ra-core';
import type { JSX } from 'react';
import type { FormSlotProps } from '../../../crud/core/additions/slots.ts';
import { ChannelPreviews } from './channel-previews.tsx';
import { ServingDesks } from './serving-desks.tsx';

/** Next to the fields of a service: where it is served, and how it looks wherever people meet it. */
export function ServiceSections(props: FormSlotProps): JSX.Element {
  const record = useRecordContext();
  return (
    <>
      {typeof record?.id === 'number' ? <ServingDesks serviceId={record.id} /> : null}
      <ChannelPreviews {...props} />
    </>
  );
}
