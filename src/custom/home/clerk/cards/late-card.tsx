import type { JSX } from 'react';
import { formatMinutes } from '../../../../branch-status/format-duration.ts';
import { PersonRow } from '../../../../counter/person-row.tsx';
import { useFromClock } from '../../../../crud/core/clock.ts';
import { idOf, type Row } from '../../../../crud/core/row.ts';
import { useWords } from '../../../../crud/core/words.ts';
import { minutesLate } from '../../../../resources/web-orders/offered-steps.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { useClerkHomeWords } from '../day/clerk-home-words.ts';

type LateCardProps = { readonly late: readonly Row[]; readonly services: ReadonlyMap<number, string> };

/** Late clients, the longest late first. Nothing if all are on time. */
export function LateCard({ late, services }: LateCardProps): JSX.Element | null {
  const words = useClerkHomeWords();
  if (late.length === 0) return null;
  return (
    <section className="clerk-card" aria-label={words.late}>
      <header className="clerk-card__head clerk-card__head--warning">
        <Icon name="clock" size={16} />
        <h2>{words.late}</h2>
        <span className="quiet">{late.length}</span>
      </header>
      <ul className="clerk-rows">
        {late.map((order) => (
          <PersonRow key={idOf(order)} order={order} steps={['arrive', 'miss']}>
            <Late order={order} /> · {services.get(Number(order['service_id']))}
          </PersonRow>
        ))}
      </ul>
    </section>
  );
}

function Late({ order }: { readonly order: Row }): JSX.Element {
  const { monitoring } = useWords();
  const minutes = useFromClock((now) => minutesLate(order, now));
  return <strong className="clerk-late">{formatMinutes(monitoring, Math.max(1, minutes))}</strong>;
}
