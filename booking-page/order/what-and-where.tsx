import type { JSX } from 'preact';
import type { ClientOrder } from '../client/booking-client.ts';
import { SaidText } from '../parts/said-text.tsx';

/** The service of the order and its branch. */
export function WhatAndWhere({ order: { service, store } }: { readonly order: ClientOrder }): JSX.Element {
  return (
    <>
      <SaidText name={service.name} english={service.name_en} />, <SaidText name={store.name} english={store.name_en} />
    </>
  );
}
