import type { JSX, ReactNode } from 'react';
import { Link } from 'react-router';
import type { DashboardStore } from '../../../../contract/operations/dashboard.ts';
import type { StoreState } from '../../../../contract/rules/branch-status/store-state.ts';
import { formatNumber } from '../../../crud/core/format.ts';
import { useAppearance } from '../../../providers/appearance/appearance-store.ts';
import type { IconName } from '../../../ui/icon/generated/icon-name.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { groupOrder, type StoreGroup } from '../selection/group-stores.ts';
import './state-summary.css';
import { useHomeWords } from '../../../branch-status/all-stores/home-words.ts';

type StateStripProps = {
  /** All stores by their states, whichever state is chosen. */
  readonly groups: readonly StoreGroup[];
  readonly chosen: StoreState | null;
  readonly onChoose: (state: StoreState | null) => void;
  /** Address of the list with the orders of today; undefined without the right to see orders. */
  readonly orders: string | undefined;
};

const icons: Readonly<Record<StoreState, IconName>> = {
  silent: 'alert',
  temporarily_silent: 'clock',
  communicating: 'checkCircle',
  waiting: 'more',
};

/** How many stores are in which state, each a filter, and the day of all of them together. */
export function StateSummary({ groups, chosen, onChoose, orders }: StateStripProps): JSX.Element {
  const words = useHomeWords();
  const countOf = (state: StoreState): number => groups.find((group) => group.state === state)?.stores.length ?? 0;
  const shown = groupOrder.filter((state) => countOf(state) > 0 || state === chosen || state === 'communicating');
  return (
    <div className="state-summary">
      <ul className="state-summary__states" aria-label={words.byState}>
        {shown.map((state) => (
          <li key={state}>
            <button
              type="button"
              className={`state-summary__state state-summary__state--${state}`}
              aria-pressed={state === chosen}
              onClick={() => onChoose(state === chosen ? null : state)}
            >
              <strong>
                <Icon name={icons[state]} size={20} /> {countOf(state)}
              </strong>
              <span>{words.shortGroups[state]}</span>
            </button>
          </li>
        ))}
      </ul>
      <Totals
        stores={groups.flatMap(({ stores }) => stores)}
        communicating={groups.find(({ state }) => state === 'communicating')?.stores ?? []}
        orders={orders}
      />
    </div>
  );
}

type TotalsProps = Pick<StateStripProps, 'orders'> & {
  readonly stores: readonly DashboardStore[];
  readonly communicating: readonly DashboardStore[];
};

/** Sums of what is known now: a silent store counts in none of them but the orders, which the central keeps itself. */
function Totals({ stores, communicating, orders }: TotalsProps): JSX.Element {
  const words = useHomeWords();
  const { language } = useAppearance();
  const sum = (of: readonly DashboardStore[], count: (store: DashboardStore) => number): string =>
    formatNumber(Math.round(of.reduce((total, store) => total + count(store), 0)), language);
  return (
    <dl className="state-summary__totals">
      <Total name={words.waitAt(communicating.length)}>{sum(communicating, ({ today }) => today.waiting)}</Total>
      <Total name={words.cameUsual} addition={` / ${sum(communicating, ({ usual }) => usual.until_now)}`}>
        {sum(communicating, ({ today }) => today.tickets)}
      </Total>
      <Total name={orders === undefined ? words.orderedToday : <Link to={orders}>{words.orderedToday}</Link>}>
        {sum(stores, ({ today }) => today.ordered)}
      </Total>
    </dl>
  );
}

function Total({
  name,
  addition = '',
  children,
}: {
  readonly name: ReactNode;
  readonly addition?: string;
  readonly children: ReactNode;
}): JSX.Element {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {addition === '' ? null : <span className="state-summary__addition">{addition}</span>}
      </dd>
    </div>
  );
}
