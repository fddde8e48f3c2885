import type { JSX } from 'preact';
import { encode } from 'uqr';
import type { ClientOrder } from '../client/booking-client.ts';
import { VisitEnd } from '../parts/visit-end.tsx';
import { useLanguage } from '../words/language.ts';
import { WhatAndWhere } from './what-and-where.tsx';

/** When and where, and the PIN as a number and, where there is a kiosk, as a picture for it. */
export function OrderPass({ order }: { readonly order: ClientOrder }): JSX.Element {
  const { words, dates } = useLanguage();
  const isOver = order.state === 'cancelled' || order.state === 'expired' || order.state === 'missed' || order.state === 'served';
  const { pin } = order;
  return (
    <div class={`pass ${isOver ? 'pass--over' : ''}`}>
      <div>
        <p class="pass__when">{dates.longMoment(order.starts_at)}</p>
        {isOver ? null : (
          <p class="quiet">
            <VisitEnd startsAt={order.starts_at} endsAt={order.ends_at} />
          </p>
        )}
        <p>
          <WhatAndWhere order={order} />
        </p>
        {order.name === null ? null : (
          <p class="quiet">
            <bdi>{order.name}</bdi>
          </p>
        )}
        {isOver || pin === null ? null : (
          <>
            <p class="pass__label">{order.store.has_kiosk ? words.order.pin : words.order.pinAtDesk}</p>
            <p class="pass__pin">{spaced(pin)}</p>
          </>
        )}
      </div>
      {isOver || pin === null || !order.store.has_kiosk ? null : <PinCode pin={pin} />}
    </div>
  );
}

/** `245 840`: read from the screen and typed at the kiosk in two looks. */
function spaced(pin: string): string {
  return pin.length === 6 ? `${pin.slice(0, 3)}\u00A0${pin.slice(3)}` : pin;
}

/** The PIN as a QR code, dark on light in every appearance: readers take nothing else. */
function PinCode({ pin }: { readonly pin: string }): JSX.Element {
  const { words } = useLanguage();
  const { data, size } = encode(pin, { border: 2 });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      class="pin-code"
      viewBox={`0 0 ${size} ${size}`}
      width={168}
      height={168}
      role="img"
      aria-label={words.order.qr}
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dots.join('')} fill="#111" />
    </svg>
  );
}
