import { useGetList, useGetOne } from 'ra-core';
import { type JSX, useRef } from 'react';
import { createPortal } from 'react-dom';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { clockTime } from '../../../../contract/rules/orders/order-name.ts';
import { formatPhone } from '../../../../contract/rules/text/contact.ts';
import { formatEnglishDay, formatLongCzechDay } from '../../../../contract/rules/time/shown-time.ts';
import { useMay } from '../../../crud/core/gate.tsx';
import { resourceNamed } from '../../../crud/core/named.ts';
import { type Row, textOf } from '../../../crud/core/row.ts';
import { fieldLabel, useWords } from '../../../crud/core/words.ts';
import { ReferenceName } from '../../../crud/fields/references/reference-name.tsx';
import { usePaper } from '../../../crud/list/print/use-paper.ts';
import '../../../crud/list/print/printed-list.css';
import './read-aloud.css';
import { useReadAloudWords } from './read-aloud-words.ts';

/** The slip for a client at the counter: half of a page with what the letter says, and what the agenda says of what to bring. */
export function PrintedSlip({ order, onEnd }: { readonly order: Row; readonly onEnd: () => void }): JSX.Element {
  const { slip } = useReadAloudWords();
  const words = useWords();
  const sheet = useRef<HTMLDivElement>(null);
  const { address, phone, texts, isReady } = useVisit(order);
  usePaper(sheet, isReady, onEnd);
  const starts = textOf(order['starts_at']);
  const instant = new Date(starts);
  const label = (name: string): string => fieldLabel(words, orders, name);
  return createPortal(
    <div ref={sheet} className="printed-list printed-slip">
      <h1>{slip.title}</h1>
      <p className="printed-slip__when">
        {words.language === 'en' ? formatEnglishDay(instant) : formatLongCzechDay(instant)}, {clockTime(starts)}
      </p>
      <dl>
        <dt>{label('service_id')}</dt>
        <dd>
          <ReferenceName plain target="services" id={Number(order['service_id'])} />
        </dd>
        <dt>{label('store_id')}</dt>
        <dd>
          <ReferenceName plain target="stores" id={Number(order['store_id'])} />
          {address === '' ? null : `, ${address}`}
          {phone === '' ? null : `, ${formatPhone(phone)}`}
        </dd>
        <dt>{label('name')}</dt>
        <dd>{textOf(order['name'])}</dd>
      </dl>
      <p className="printed-slip__pin">
        {slip.pin} {textOf(order['pin'])}
      </p>
      <p>{slip.hint}</p>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>,
    document.body,
  );
}

type Visit = { readonly address: string; readonly phone: string; readonly texts: readonly string[]; readonly isReady: boolean };

/** Reads the address of the visit and the texts of the agendas of its service. Without the right to read branches, the address is empty. */
function useVisit(order: Row): Visit {
  const stores = resourceNamed('stores');
  const agendas = useGetList<Row & { readonly id: number }>(
    prefixOf(resourceNamed('web-groups')),
    { filter: { service_ids: Number(order['service_id']), active: true }, pagination: { page: 1, perPage: 5 } },
    { retry: false },
  );
  const maySee = useMay(stores, 'show');
  const store = useGetOne<Row & { readonly id: number }>(
    prefixOf(stores),
    { id: Number(order['store_id']) },
    { enabled: maySee, retry: false },
  );
  const parts = [textOf(store.data?.['street']), textOf(store.data?.['city'])];
  return {
    address: parts.filter((part) => part !== '').join(', '),
    phone: textOf(store.data?.['phone']),
    texts: (agendas.data ?? []).map(({ text }) => textOf(text)).filter((text) => text !== ''),
    isReady: !agendas.isLoading && !store.isLoading,
  };
}
