import { type JSX, useEffect, useState } from 'react';
import { Link, type To, useSearchParams } from 'react-router';
import { isCalendarDay } from '../../../contract/derive/clean.ts';
import { slotTime } from '../../../contract/rules/orders/order-name.ts';
import { type AffectedOrder, affectedAddress, useAffected } from '../../branch-status/booking/affected-orders.ts';
import { parseMovedIds, useMoveManyWords } from '../../branch-status/booking/move-many.ts';
import { useChosenStore } from '../../crud/core/chosen-store.ts';
import { useFromClock } from '../../crud/core/clock.ts';
import { Gate, useMay } from '../../crud/core/gate.tsx';
import { resourceNamed } from '../../crud/core/named.ts';
import { useWords } from '../../crud/core/words.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { LoadedScreen } from '../../ui/page/loaded-screen.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { AffectedCard } from './affected-card.tsx';
import { useAffectedWords } from './affected-words.ts';
import { MoveMany } from './move-many.tsx';
import './affected.css';

/** `/web-orders/affected-orders`: goes through orders in blocked or closed time, one by one. */
export function AffectedScreen(): JSX.Element {
  return (
    <Gate resource={resourceNamed('orders')} action="list">
      <Read />
    </Gate>
  );
}

function Read(): JSX.Element {
  const [params] = useSearchParams();
  const moved = parseMovedIds(params);
  return moved === undefined ? <ReadAffected params={params} /> : <MoveMany key={moved.join()} ids={moved} />;
}

function ReadAffected({ params }: { readonly params: URLSearchParams }): JSX.Element {
  const said = useAffectedWords();
  const { chosen } = useChosenStore();
  const read = useAffected({ storeId: chosen, from: dayIn(params.get('from')), to: dayIn(params.get('to')) });
  return (
    <LoadedScreen title={said.title} words={said} {...{ read }}>
      {({ orders, total }) => <Guide {...{ orders, total }} />}
    </LoadedScreen>
  );
}

function dayIn(given: string | null): string | undefined {
  return given !== null && isCalendarDay(given) ? given : undefined;
}

type GuideProps = { readonly orders: readonly AffectedOrder[]; readonly total: number };

/** The current order is in the address, so a reload keeps it. When it is solved, the next order takes its place. */
function Guide({ orders, total }: GuideProps): JSX.Element {
  const said = useAffectedWords();
  const many = useMoveManyWords();
  const mayEdit = useMay(resourceNamed('orders'), 'edit');
  const [params, setParams] = useSearchParams();
  const wanted = Number(params.get('order'));
  const [lastPlace, setLastPlace] = useState(0);
  const found = orders.findIndex(({ id }) => id === wanted);
  if (found >= 0 && found !== lastPlace) setLastPlace(found);
  const place = found >= 0 ? found : Math.max(0, Math.min(lastPlace, orders.length - 1));
  const order = orders[place];
  const id = order?.id;
  const [first] = useState(id);
  useEffect(() => {
    if (id !== undefined && id !== wanted) setParams((before) => withOrder(before, id), { replace: true });
  }, [id, wanted, setParams]);
  if (order === undefined) return <Done />;
  const next = orders[(place + 1) % orders.length];
  return (
    <>
      <PageHeader
        title={said.title}
        count={said.left(total)}
        description={said.help}
        actions={
          mayEdit && orders.length > 1 ? (
            <Link className={buttonClass()} to={{ search: `?${withIds(params, orders)}` }}>
              {many.toMany}
            </Link>
          ) : null
        }
      />
      <div className="affected">
        <AffectedCard
          key={order.id}
          {...{ order }}
          takesFocus={first !== order.id}
          onSkip={
            next === undefined || next.id === order.id
              ? undefined
              : () => setParams((before) => withOrder(before, next.id), { replace: true })
          }
        />
        <AffectedList {...{ orders, total }} current={order.id} addressOf={(one) => ({ search: `?${withOrder(params, one)}` })} />
      </div>
    </>
  );
}

/** The place in the guide stays in the address for the way back. */
function withIds(before: URLSearchParams, orders: readonly AffectedOrder[]): URLSearchParams {
  const next = new URLSearchParams(before);
  next.set('ids', orders.map(({ id }) => id).join(','));
  return next;
}

function withOrder(before: URLSearchParams, id: number): URLSearchParams {
  const next = new URLSearchParams(before);
  next.set('order', String(id));
  return next;
}

/** Nothing is left, of all days or of those that the address names; what other days have is said with a link to it. */
function Done(): JSX.Element {
  const said = useAffectedWords();
  const { chosen } = useChosenStore();
  const [params] = useSearchParams();
  const isOfDays = params.has('from') || params.has('to');
  const elsewhere = useAffected({ storeId: chosen }).data?.total ?? 0;
  return (
    <>
      <PageHeader title={said.title} />
      <Panel padded={false}>
        <EmptyState
          icon="checkCircle"
          title={isOfDays ? said.noneOfDays : said.none}
          actions={
            <>
              <Link className={buttonClass()} to="/web-orders/calendar">
                {said.calendar}
              </Link>
              {elsewhere > 0 ? (
                <Link className={buttonClass('primary')} to={affectedAddress({ storeId: chosen })}>
                  {said.resolveRest}
                </Link>
              ) : (
                <Link className={buttonClass('primary')} to="/web-orders">
                  {said.back}
                </Link>
              )}
            </>
          }
        >
          <p role="status">{elsewhere > 0 ? said.elsewhere(elsewhere) : said.noneText}</p>
        </EmptyState>
      </Panel>
    </>
  );
}

type AffectedListProps = {
  readonly orders: readonly AffectedOrder[];
  readonly total: number;
  readonly current: number;
  readonly addressOf: (id: number) => To;
};

/** The remaining orders, nearest first, each with a link. */
function AffectedList({ orders, total, current, addressOf }: AffectedListProps): JSX.Element {
  const said = useAffectedWords();
  return (
    <section className="affected__list" aria-label={said.list}>
      <h2>{said.list}</h2>
      <ol>
        {orders.map((order) => (
          <li key={order.id}>
            <Link to={addressOf(order.id)} replace aria-current={order.id === current ? 'step' : undefined}>
              <Line {...{ order }} />
            </Link>
          </li>
        ))}
      </ol>
      {total > orders.length ? <p className="quiet">{said.more(total - orders.length)}</p> : null}
    </section>
  );
}

function Line({ order }: { readonly order: AffectedOrder }): JSX.Element {
  const { dates } = useWords();
  const slot = useFromClock((now) => slotTime(order.starts_at, dates.shortWeekdays, now));
  return (
    <>
      <strong>{slot}</strong> <span>{order.name}</span>
      <small>{order.service}</small>
    </>
  );
}
