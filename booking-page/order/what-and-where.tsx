import type { JSX } from 'preact';
import type { ClientOrder } from '../client/booking-client.ts';
import { LocalizedText } from '../parts/localized-text.tsx';

/** The service of the order and its branch. */
export function WhatAndWhere({ order: { service, store } }: { readonly order: ClientOrder }): JSX.Element {
  return (
    <>
      <LocalizedText name={service.name} english={service.name_en} />, <LocalizedText name={store.name} english={store.name_en} />
    </>
  );
}
