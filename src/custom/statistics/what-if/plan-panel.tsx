import { type CSSProperties, type JSX, useId, useState } from 'react';
import type { StatisticsWhatIf } from '../../../../contract/operations/stores/statistics-what-if.ts';
import { spokenInterval, timeAt } from '../../../../contract/rules/opening/intervals.ts';
import {
  type EditedDesk,
  type EditedPlan,
  isSamePlan,
  mostNewDesks,
  openTimes,
  playedPlan,
  unservedServices,
} from '../../../../contract/rules/statistics/what-if/edited-plan.ts';
import type { Span } from '../../../../contract/rules/statistics/what-if/past-day.ts';
import { deskMinutes } from '../../../../contract/rules/statistics/what-if/summarise-plays.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { TabPanel, Tabs } from '../../../ui/page/tabs.tsx';
import { DeskEditor } from './desk-editor.tsx';
import { shownHours } from './shown-figures.ts';
import { letters, type Plans, type ShownPlan } from './use-plans.ts';
import { useWhatIfWords } from './what-if-words.ts';

type PlanPanelProps = { readonly data: StatisticsWhatIf; readonly plans: Plans };

/** Both plans as tabs: desks with their times, each opened to be edited. */
export function PlanPanel({ data, plans }: PlanPanelProps): JSX.Element {
  const { whatIf } = useWhatIfWords();
  const prefix = useId();
  return (
    <section className="what-if__panel what-if__plans" aria-label={whatIf.plans}>
      <Tabs
        label={whatIf.plans}
        prefix={prefix}
        selected={plans.shown.letter}
        tabs={plans.plans.map(({ letter, sign, name, faults }) => ({
          id: letter,
          label: whatIf.plan(sign, name),
          mark: faults.size > 0 ? <Icon name="alert" size={16} /> : undefined,
        }))}
        onSelect={(id) => plans.show(letters.find((one) => one === id) ?? 'b')}
      />
      {plans.plans.map((plan) => (
        <TabPanel key={plan.letter} prefix={prefix} id={plan.letter} hidden={plan !== plans.shown}>
          <PlanDesks {...{ data, plans, plan }} />
        </TabPanel>
      ))}
      <p className="quiet what-if__note">
        {whatIf.usual(data.similar_days.length)}{' '}
        {data.similar_days.length > 0 && data.days_with_sessions < data.similar_days.length ? whatIf.fromCalls : null}
      </p>
    </section>
  );
}

function PlanDesks({ data, plans, plan }: PlanPanelProps & { readonly plan: ShownPlan }): JSX.Element {
  const { whatIf, language } = useWhatIfWords();
  const [edited, setEdited] = useState<number | null>(null);
  const unserved = unservedServices(
    plan.played,
    data.services.flatMap(({ id, walk_ins: walkIns }) =>
      walkIns > 0 || data.reservations.some(({ service }) => service === id) ? [id] : [],
    ),
  );
  const changed = changedDesks(plan.desks, plans.usual, data.office);
  const isFull = plan.desks.filter(({ id }) => id < 0).length >= mostNewDesks;
  return (
    <>
      <div className="what-if__name">
        <Field label={whatIf.name}>
          {(control) => (
            <input
              {...control}
              className="input"
              maxLength={40}
              autoComplete="off"
              value={plan.name}
              onChange={(event) => plans.rename(plan.letter, event.target.value)}
            />
          )}
        </Field>
      </div>
      <ul className="plan-desks">
        {plan.desks.map((desk) => (
          <DeskRow
            key={desk.id}
            {...{ data, desk, plan, plans }}
            isChanged={changed.has(desk.id)}
            isEdited={edited === desk.id}
            onEdit={(isEdited) => setEdited(isEdited ? desk.id : null)}
          />
        ))}
      </ul>
      <div className="what-if__tools">
        {isFull ? null : (
          <Button icon="plus" onClick={() => setEdited(plans.addDesk(plan))}>
            {whatIf.addDesk}
          </Button>
        )}
        {changed.size === 0 ? null : (
          <Button icon="undo" tone="plain" onClick={() => plans.reset(plan.letter)}>
            {whatIf.undoAll}
          </Button>
        )}
      </div>
      <p className="what-if__note">
        {whatIf.changes(changed.size)} {whatIf.hoursAtDesks(shownHours(deskMinutes(plan.played), language))}
      </p>
      {unserved.length === 0 || plan.played.desks.length === 0 ? null : (
        <Notice tone="warning">
          {whatIf.unservedServices(data.services.flatMap(({ id, label }) => (unserved.includes(id) ? [label] : [])).join(', '))}
        </Notice>
      )}
    </>
  );
}

type DeskRowProps = PlanPanelProps & {
  readonly plan: ShownPlan;
  readonly desk: EditedDesk;
  readonly isChanged: boolean;
  readonly isEdited: boolean;
  readonly onEdit: (isEdited: boolean) => void;
};

function DeskRow({ data, plans, plan, desk, isChanged, isEdited, onEdit }: DeskRowProps): JSX.Element {
  const { whatIf } = useWhatIfWords();
  const name = deskName(desk.id, data, whatIf.newDesk);
  const faults = plan.faults.get(desk.id) ?? [];
  const open = openTimes(desk);
  const usual = plans.usual.find(({ id }) => id === desk.id);
  return (
    <li className={isChanged ? 'plan-desk plan-desk--changed' : 'plan-desk'}>
      <div className="plan-desk__head">
        <strong>{name}</strong>
        {isChanged ? <span className="plan-desk__changed">{whatIf.changed}</span> : null}
      </div>
      <div className="plan-desk__day">
        <Timeline open={open} office={data.office} isChanged={isChanged} />
        <span className="plan-desk__times">{open.length === 0 ? whatIf.closed : open.map(spokenSpan).join(', ')}</span>
        <span className="quiet plan-desk__services">{servicesOf(desk, data) || whatIf.noServices}</span>
      </div>
      <div className="plan-desk__tools">
        {isChanged && usual !== undefined ? (
          <Button tone="plain" aria-label={whatIf.undo(name)} onClick={() => plans.setDesk(plan, usual)}>
            {whatIf.undoShort}
          </Button>
        ) : null}
        {desk.id < 0 ? <IconButton icon="trash" label={whatIf.removeDesk(name)} onClick={() => plans.removeDesk(plan, desk.id)} /> : null}
        <Button aria-expanded={isEdited} aria-label={isEdited ? whatIf.done(name) : whatIf.edit(name)} onClick={() => onEdit(!isEdited)}>
          {isEdited ? whatIf.doneShort : whatIf.editShort}
        </Button>
      </div>
      {isEdited ? (
        <DeskEditor
          {...{ desk, name, faults }}
          office={data.office}
          services={data.services}
          onChange={(next) => plans.setDesk(plan, next)}
        />
      ) : (
        faults.map((fault) => (
          <p className="field__error plan-desk__fault" key={fault}>
            <Icon name="alert" size={16} />
            {whatIf.faults[fault]}
          </p>
        ))
      )}
    </li>
  );
}

type TimelineProps = { readonly open: readonly Span[]; readonly office: readonly Span[]; readonly isChanged: boolean };

/** The day of a desk as bars; what they are follows in words. */
function Timeline({ open, office, isChanged }: TimelineProps): JSX.Element {
  const [from, to] = [office[0]?.from ?? 0, office.at(-1)?.to ?? 1];
  return (
    <span className="plan-desk__track" aria-hidden="true">
      {open.map((span) => {
        const place: CSSProperties = {
          left: `${((span.from - from) / (to - from)) * 100}%`,
          width: `${((span.to - span.from) / (to - from)) * 100}%`,
        };
        return <span key={span.from} className={isChanged ? 'plan-desk__bar plan-desk__bar--changed' : 'plan-desk__bar'} style={place} />;
      })}
    </span>
  );
}

/** Both plans in words, for paper: the screen has them as tabs. */
export function PrintedPlans({ data, plans }: PlanPanelProps): JSX.Element {
  const { whatIf } = useWhatIfWords();
  return (
    <div className="what-if__printed">
      {plans.plans.map(({ letter, sign, name, desks }) => (
        <table key={letter}>
          <caption>{whatIf.printed.title(whatIf.plan(sign, name))}</caption>
          <thead>
            <tr>
              <th scope="col">{whatIf.printed.desk}</th>
              <th scope="col">{whatIf.printed.hours}</th>
              <th scope="col">{whatIf.printed.services}</th>
            </tr>
          </thead>
          <tbody>
            {desks.map((desk) => {
              const open = openTimes(desk);
              return open.length === 0 ? null : (
                <tr key={desk.id}>
                  <th scope="row">{deskName(desk.id, data, whatIf.newDesk)}</th>
                  <td>{open.map(spokenSpan).join(', ')}</td>
                  <td>{servicesOf(desk, data)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      ))}
    </div>
  );
}

function changedDesks(plan: EditedPlan, usual: EditedPlan, office: readonly Span[]): ReadonlySet<number> {
  return new Set(
    plan.flatMap((desk) => {
      const before = usual.find(({ id }) => id === desk.id);
      const isSame = before !== undefined && isSamePlan(playedPlan([desk], office), playedPlan([before], office));
      return isSame ? [] : [desk.id];
    }),
  );
}

function deskName(id: number, { desks }: StatisticsWhatIf, newDesk: (count: number) => string): string {
  return id < 0 ? newDesk(-id) : (desks.find((one) => one.id === id)?.label ?? String(id));
}

function servicesOf({ services }: EditedDesk, data: StatisticsWhatIf): string {
  return data.services.flatMap(({ id, label }) => (services.includes(id) ? [label] : [])).join(', ');
}

function spokenSpan({ from, to }: Span): string {
  return spokenInterval({ opens: timeAt(from), closes: timeAt(to) });
}
