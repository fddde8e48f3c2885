import type { JSX } from 'react';
import { Link } from 'react-router';
import type { RecordSlotProps } from '../../../crud/core/additions/record-slots.ts';
import { useMay } from '../../../crud/core/gate.tsx';
import { resourceNamed } from '../../../crud/core/named.ts';
import { idOf } from '../../../crud/core/row.ts';
import { useWords } from '../../../crud/core/words.ts';
import { createPageWithin } from '../../../crud/record/record-context/given-store.ts';
import { buttonClass } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { HoursMonth } from '../calendar/hours-month.tsx';
import './week/hours.css';
import { officeHoursWords } from '../days/office-hours-words.ts';
import { ComingDays } from './coming-days.tsx';
import { ExceptionList } from './exception-list.tsx';
import { PlanList } from './plan-list.tsx';

const plans = resourceNamed('opening-plans');

/** When a store is open: the coming days, its weekly plans, written in their place, the single dates that differ, and the month. */
export function HoursTab({ record }: RecordSlotProps): JSX.Element {
  const said = officeHoursWords(useWords()).hours;
  const storeId = idOf(record);
  const mayCreate = useMay(plans, 'create');
  return (
    <div className="hours-tab">
      <ComingDays storeId={storeId} />
      <section aria-labelledby="hours-plans">
        <div className="hours-tab__head">
          <div>
            <h2 id="hours-plans">{said.plans}</h2>
            <p className="quiet">{said.plansHelp}</p>
          </div>
          {mayCreate ? (
            <Link className={buttonClass()} to={createPageWithin(plans, { name: 'store_id', id: storeId })}>
              <Icon name="plus" />
              {said.addPlan}
            </Link>
          ) : null}
        </div>
        <PlanList store={record} />
      </section>
      <div className="hours-tab__dates">
        <ExceptionList storeId={storeId} />
        <HoursMonth storeId={storeId} />
      </div>
    </div>
  );
}
