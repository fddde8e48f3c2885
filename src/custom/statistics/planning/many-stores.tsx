import { useQueries } from '@tanstack/react-query';
import type { JSX } from 'react';
import { Link } from 'react-router';
import type { StatisticsChoices } from '../../../../contract/operations/statistics-answer.ts';
import type { PlannedDay, StatisticsPlanning } from '../../../../contract/operations/stores/statistics-planning.ts';
import { type DayTogether, daysTogether } from '../../../../contract/rules/statistics/planning/stores-together.ts';
import { shownValue, unknownValue } from '../../../../contract/rules/statistics/shown-value.ts';
import { formatSpokenDay } from '../../../../contract/rules/time/shown-time.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { useToday } from '../../../statistics/statistics-query.ts';
import { useQuestion } from '../../../statistics/use-question.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Progress } from '../../../ui/page/progress.tsx';
import { DayLinks, verdictOfDay } from './day-links.tsx';
import { planningOptions } from './planning-query.ts';
import { PlanningActions, PlanningTools } from './planning-tools.tsx';
import { dayName, type PlanningWords, usePlanningWords } from './planning-words.ts';

type ManyPlannedProps = { readonly choices: StatisticsChoices; readonly stores: readonly number[] };
type StoreDay = { readonly id: number; readonly label: string; readonly day: PlannedDay | undefined };

/** One day of several stores, each a row with the desks that its hours need. */
export function ManyPlanned({ choices, stores }: ManyPlannedProps): JSX.Element {
  const all = usePlanningWords();
  const { planning } = all;
  const calls = useCalls();
  const { question, further } = useQuestion();
  const today = useToday();
  const offered = stores.flatMap((store) => choices.stores.filter(({ id }) => id === store));
  const beyond = stores.filter((store) => !offered.some(({ id }) => id === store));
  const read = useQueries({ queries: offered.map(({ id }) => planningOptions(calls, { today, store: id, target: question.target })) });
  const plans = offered.flatMap(({ id, label }, place) => {
    const plan = read[place]?.data;
    return plan === undefined ? [] : [{ id, label, days: plan.days }];
  });
  const evenings = [...new Set(read.flatMap(({ data }) => data?.made_on ?? []))];
  const target = read.flatMap(({ data }) => data?.target ?? [])[0];
  const failed = offered.filter((_, place) => read[place]?.error !== null);
  const waiting = read.filter(({ isPending }) => isPending).length;
  const days = daysTogether(plans);
  const asked = further.get('day');
  const found = days.find(({ day }) => day === asked);
  const shown = found ?? days.find(({ day, open }) => day > today && open > 0) ?? days[0];
  return (
    <div className="planning">
      <PageHeader
        title={planning.title}
        count={planning.many.stores(offered.length)}
        description={evenings.length === 1 ? planning.description(formatSpokenDay(evenings[0] ?? '')) : undefined}
        actions={<PlanningActions stores={offered.map(({ id }) => id)} days={days} shown={shown?.day} />}
      />
      <PlanningTools {...{ choices, stores }} />
      {[
        ...(beyond.length === 0 ? [] : [planning.many.notOffered(beyond.join(', '))]),
        ...(asked === null || found !== undefined || waiting > 0 ? [] : [planning.unknownDay]),
      ].map((text) => (
        <div className="statistics-notice" key={text}>
          <Notice tone="warning">{text}</Notice>
        </div>
      ))}
      {failed.length === 0 ? null : (
        <div className="statistics-notice">
          <Notice tone="danger">{planning.many.failed(failed.map(({ label }) => label).join(', '))}</Notice>
          <Button onClick={() => Promise.all(read.filter(({ error }) => error !== null).map((one) => one.refetch()))}>
            {planning.again}
          </Button>
        </div>
      )}
      {waiting > 0 ? (
        <Progress
          text={planning.title}
          detail={planning.many.loading(offered.length - waiting, offered.length)}
          share={(offered.length - waiting) / offered.length}
        />
      ) : shown === undefined ? (
        <Notice tone="warning">{`${planning.notMade}. ${planning.notMadeHelp}`}</Notice>
      ) : (
        <>
          <DayLinks days={days.map((one) => linkOf(one, plans.length, all))} shown={shown.day} stores={stores} />
          <DayOfStores
            together={shown}
            target={target}
            stores={plans.map(({ id, label, days: own }) => ({ id, label, day: own.find(({ day }) => day === shown.day) }))}
          />
        </>
      )}
    </div>
  );
}

function linkOf({ day, expected, open, missing, enough, isUnknown }: DayTogether, of: number, { planning }: PlanningWords) {
  const verdict =
    missing > 0
      ? { kind: 'missing' as const, text: planning.many.missingIn(missing, of) }
      : isUnknown && enough > 0
        ? { kind: 'enough' as const, text: planning.many.enoughIn(enough, of) }
        : isUnknown
          ? { kind: 'silent' as const, text: planning.unknown }
          : open === 0
            ? { kind: 'silent' as const, text: planning.reasons.closed }
            : { kind: 'enough' as const, text: planning.enough };
  return { day, expected, isSilent: open === 0, verdict };
}

type DayOfStoresProps = {
  readonly together: DayTogether;
  readonly stores: readonly StoreDay[];
  readonly target: StatisticsPlanning['target'] | undefined;
};

function DayOfStores({ together, stores, target }: DayOfStoresProps): JSX.Element {
  const all = usePlanningWords();
  const { planning, language } = all;
  const { many, rows } = planning;
  const { question, searchOf } = useQuestion();
  const name = dayName(together.day, all, true);
  const heading =
    together.missing > 0
      ? many.missing(name, together.missing, stores.length)
      : together.isUnknown && together.enough > 0
        ? many.enoughOf(name, together.enough, stores.length)
        : together.isUnknown
          ? many.unknown(name)
          : together.open === 0
            ? many.closed(name)
            : many.enough(name);
  const hours = [...new Set(stores.flatMap(({ day }) => day?.hours.map(({ hour }) => hour) ?? []))].toSorted((one, other) => one - other);
  const unknown = stores
    .filter(({ id }) => together.unknown.includes(id))
    .map(({ label, day }) => `${label} (${day === undefined ? planning.notMade : verdictOfDay(day, planning).text})`);
  const counted = stores.filter(({ id }) => together.counted.includes(id));
  const clients = (value: number | null | undefined): string =>
    shownValue('clients', value === null || value === undefined ? null : Math.round(value), language);
  return (
    <section className="planning__panel" aria-label={name}>
      <div className="planning__head">
        <h2>{heading}</h2>
        <p className="quiet">
          {many.help}
          {target === undefined ? '' : ` ${many.target(shownValue('service_level', target.share, language), target.minutes)}`}
        </p>
        {unknown.length === 0 ? null : <p>{many.without(together.counted.length, unknown.join(', '))}</p>}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keys on narrow screens */}
      <div className="planning__holder" role="region" aria-label={many.table(name)} tabIndex={0}>
        <table className="planning__table planning__table--stores">
          <caption className="visually-hidden">{many.table(name)}</caption>
          <thead>
            <tr>
              <th scope="col">{planning.store}</th>
              <th scope="col">{planning.basis.clients}</th>
              {hours.map((hour) => (
                <th key={hour} scope="col">{`${hour}–${hour + 1}`}</th>
              ))}
              <th scope="col">{many.verdict}</th>
            </tr>
          </thead>
          <tbody>
            {stores.map(({ id, label, day }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={`?${searchOf({ ...question, stores: [id] }, { day: together.day })}`}>{label}</Link>
                </th>
                <td>{clients(day?.reason === null ? day.expected : null)}</td>
                {hours.map((hour) => (
                  <Need key={hour} hour={day?.hours.find((one) => one.hour === hour)} />
                ))}
                <td className="planning__verdict">{day === undefined ? planning.notMade : verdictOfDay(day, planning).text}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                {all.words.total}
                {unknown.length === 0 ? null : <span className="planning__counted">{many.stores(counted.length)}</span>}
              </th>
              <td>{clients(together.expected)}</td>
              {hours.map((hour) => {
                const needs = counted.flatMap(({ day }) => day?.hours.find((one) => one.hour === hour)?.needed ?? []);
                return <td key={hour}>{counted.length === 0 ? unknownValue : needs.reduce((sum, needed) => sum + needed, 0)}</td>;
              })}
              <td className="planning__verdict">{rows.needed}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

/** The desks that an hour needs; nothing while the store is closed. */
function Need({ hour }: { readonly hour: PlannedDay['hours'][number] | undefined }): JSX.Element {
  const { planning } = usePlanningWords();
  if (hour === undefined)
    return (
      <td>
        <span className="visually-hidden">{planning.reasons.closed}</span>
      </td>
    );
  const { needed, difference } = hour;
  if (needed === null) return <td>{unknownValue}</td>;
  if (difference === null) return <td>{needed}</td>;
  if (difference >= 0) return <td>{`${needed} (${difference === 0 ? '0' : `+${difference}`})`}</td>;
  return (
    <td className="planning__cell--missing">
      {`${needed} (−${-difference})`}
      <span className="visually-hidden"> {planning.missingDesks(-difference)}</span>
    </td>
  );
}
