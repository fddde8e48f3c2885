import { createElement, type JSX, Suspense, useContext, useMemo, useRef, useState } from 'react';
import { type Location, useLocation } from 'react-router';
import { isBase } from '../../../../contract/rules/opening/plan-periods.ts';
import { formatDay } from '../../../crud/core/format.ts';
import { useMay } from '../../../crud/core/gate.tsx';
import { resourceNamed } from '../../../crud/core/named.ts';
import { idOf, type Row, textOf } from '../../../crud/core/row.ts';
import { useWords, type Words } from '../../../crud/core/words.ts';
import { RecordPartsContext } from '../../../crud/record/frame/record-parts.ts';
import { RecordPlaceContext } from '../../../crud/record/record-context/record-place.ts';
import { tabParameter } from '../../../crud/record/record-context/tab-address.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import { SkeletonScreen } from '../../../ui/page/skeleton.tsx';
import { Status } from '../../../ui/page/status.tsx';
import { officeHoursWords, weekText } from '../days/day-words.ts';
import { hoursTab } from '../status/tab-names.ts';
import { parsePlan } from './use-plans.ts';
import { WeekShown } from './week/week-shown.tsx';

const plans = resourceNamed('opening-plans');
const CopyDialog = lazyPart(async () => (await import('./copy-dialog.tsx')).CopyDialog);

type PlanCardProps = { readonly plan: Row; readonly store: Row; readonly isCurrent: boolean };

/** A plan of the store: its week to be looked at, and its form in the same place; a dated one is a line that opens. */
export function PlanCard({ plan, store, isCurrent }: PlanCardProps): JSX.Element {
  const words = useWords();
  const texts = officeHoursWords(words).hours;
  const [open, setOpen] = useState<'form' | 'copy'>();
  const actions = useRef<HTMLDivElement>(null);
  const mayEdit = useMay(plans, 'edit');
  const name = textOf(plan['name']);
  const place = useTabPlace();
  const parts = useContext(RecordPartsContext);
  const close = (): void => {
    setOpen(undefined);
    actions.current?.querySelector('button')?.focus();
  };
  const facts = (
    <div>
      <h3>{name}</h3>
      <p className="plan-card__facts">
        <span>{validityOf(words, plan)}</span>
        {isCurrent ? <Status tone="success">{texts.today}</Status> : null}
      </p>
    </div>
  );
  const buttons = mayEdit ? (
    <div className="plan-card__actions" ref={actions}>
      <Button
        icon={open === 'form' ? 'close' : 'edit'}
        aria-expanded={open === 'form'}
        aria-label={open === 'form' ? texts.endEdit : texts.edit(name)}
        onClick={() => (open === 'form' ? close() : setOpen('form'))}
      >
        {open === 'form' ? texts.endEdit : texts.editShort}
      </Button>
      <Button icon="copy" aria-label={texts.copy(name)} onClick={() => setOpen('copy')}>
        {texts.copyShort}
      </Button>
    </div>
  ) : null;
  const body = (
    <>
      {open === 'form' ? (
        <RecordPlaceContext value={place}>
          <Suspense fallback={<SkeletonScreen label={texts.loading} />}>
            {parts === null ? null : createElement(parts.formOf('opening-plans'), { record: plan })}
          </Suspense>
        </RecordPlaceContext>
      ) : (
        <WeekShown words={words} value={plan['intervals']} isCurrent={isCurrent} />
      )}
      {open === 'copy' ? (
        <Suspense fallback={null}>
          <CopyDialog plan={plan} storeId={idOf(store)} onClose={() => setOpen(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
  if (isBase(parsePlan(plan))) {
    return (
      <div className="plan-card">
        <div className="plan-card__head">
          {facts}
          {buttons}
        </div>
        {body}
      </div>
    );
  }
  return (
    <details className="plan-card" open={isCurrent}>
      <summary>
        <Icon name="chevronRight" size={16} />
        <div>
          {facts}
          <p className="plan-card__week">{weekText(words, parsePlan(plan).intervals)}</p>
        </div>
      </summary>
      <div className="plan-card__head">{buttons}</div>
      {body}
    </details>
  );
}

/** A form in this tab is at the tab's address: what is typed is asked about only when that is left. */
function useTabPlace() {
  const { pathname, search } = useLocation();
  return useMemo(
    () => ({
      up: `${pathname}${search}`,
      isInside: (next: Location) => next.pathname === pathname && new URLSearchParams(next.search).get(tabParameter) === hoursTab,
    }),
    [pathname, search],
  );
}

function validityOf(words: Words, plan: Row): string {
  const texts = officeHoursWords(words).hours;
  const [from, to] = [textOf(plan['valid_from']), textOf(plan['valid_to'])].map((day) => (day === '' ? '' : formatDay(day)));
  return from === '' && to === '' ? texts.base : texts.validity(from ?? '', to ?? '');
}
