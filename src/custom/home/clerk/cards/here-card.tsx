import type { JSX } from 'react';
import { Link } from 'react-router';
import { recordPageOf } from '../../../../../contract/derive/addresses.ts';
import { orders } from '../../../../../contract/resources/web-orders/orders.ts';
import { clockTime } from '../../../../../contract/rules/orders/order-name.ts';
import { formatMinutes } from '../../../../branch-status/format-duration.ts';
import { useFromClock } from '../../../../crud/core/clock.ts';
import { idOf, type Row, textOf } from '../../../../crud/core/row.ts';
import { useWords } from '../../../../crud/core/words.ts';
import { additions } from '../../../../resources/web-orders/orders.tsx';
import { StepButtons } from '../../../../resources/web-orders/step-buttons.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { useClerkHomeWords } from '../day/clerk-home-words.ts';

type HereCardProps = { readonly here: readonly Row[]; readonly services: ReadonlyMap<number, string> };

/** Clients who are on site, and for how long they have waited. Nothing if there are none. */
export function HereCard({ here, services }: HereCardProps): JSX.Element | null {
  const words = useClerkHomeWords();
  if (here.length === 0) return null;
  return (
    <section className="clerk-card" aria-label={words.here}>
      <header className="clerk-card__head clerk-card__head--success">
        <Icon name="check" size={16} />
        <h2>{words.here}</h2>
        <span className="quiet">{here.length}</span>
      </header>
      <ul className="clerk-rows">
        {here.map((order) => (
          <li key={idOf(order)} className="clerk-here">
            <div className="clerk-here__who">
              <Link className="person-row__name" to={recordPageOf(orders, order)}>
                {textOf(order['name'])}
              </Link>
              <span className="quiet"> · {services.get(Number(order['service_id']))}</span>
              <Waits order={order} />
            </div>
            <span className="person-row__steps">
              <StepButtons record={order} additions={additions} among={['serve', 'undo']} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Since when the client waits; nothing where the arrival is not known. */
function Waits({ order }: { readonly order: Row }): JSX.Element | null {
  const words = useClerkHomeWords();
  const { monitoring } = useWords();
  const arrivedAt = textOf(order['arrived_at']);
  const minutes = useFromClock((now) => Math.floor((now.getTime() - Date.parse(arrivedAt)) / 60_000));
  if (arrivedAt === '') return null;
  return (
    <p className="clerk-here__wait">
      <strong>{minutes < 1 ? words.justCame : words.waits(formatMinutes(monitoring, minutes))}</strong>
      {minutes < 1 ? null : <>, {words.since(clockTime(arrivedAt))}</>}
    </p>
  );
}
