import { type JSX, useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import { localDay } from '../../../../contract/rules/time/prague-time.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { readRefusal } from '../../../crud/core/refusal.ts';
import { textOf } from '../../../crud/core/row.ts';
import { useActor } from '../../../crud/core/use-actor.ts';
import { inputId } from '../../../crud/record/form-fields/form-field.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { buildErrorId, RowNotes } from '../../../ui/form/form-row.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { beginsId, FreeFields } from './free-fields.tsx';
import { mayExceed } from './may-exceed.ts';
import { useOrderingWords } from './ordering-words.ts';
import { TimeChooser } from './time-chooser.tsx';
import { type FreeTime, useFreeTimes } from './use-free-times.ts';

const ofTime: readonly string[] = ['starts_at', 'ends_at', 'over_capacity_reason'];

/** The id of the nearest free times. */
function nearestId(prefix: string): string {
  return `${prefix}-nearest`;
}

/** Leads to the time once the server has refused it, unless something else is wrong as well: then the list of faults leads. */
function useFocusAtFault(prefix: string): void {
  const { errors } = useFormState();
  const refused = [errors['starts_at'], errors['ends_at']].find((one) => one?.type === 'server');
  const isAlone = Object.keys(errors).every((name) => ofTime.includes(name));
  useEffect(() => {
    if (refused === undefined || !isAlone) return;
    const written = document.getElementById(beginsId(prefix));
    const goal = written === null ? document.getElementById(nearestId(prefix)) : controlOf(written);
    goal?.focus();
    goal?.scrollIntoView({ block: 'center' });
  }, [refused, isAlone, prefix]);
}

function controlOf(field: HTMLElement): HTMLElement | null {
  return field.matches('input, button') ? field : field.querySelector<HTMLElement>('[tabindex], input');
}

/** Kind of the error at a reason that is not written yet: it goes as soon as someone writes one. */
const missing = 'missing';

type OrderTimeProps = {
  /** Before the ids of the fields in it. */
  readonly prefix: string;
  /** How long the visit takes, where that is settled. */
  readonly durationMs?: number;
  /** The day that is shown first while it has a free time. */
  readonly firstDay?: Day | undefined;
  /** The order that is moved: its own time is not offered. */
  readonly orderId?: number;
};

/**
 * The time of an order in a form that holds `service_id`, `starts_at`, `ends_at` and `over_capacity_reason`: one of the free times,
 * or for who may any other, with the reason.
 */
export function OrderTime({ prefix, durationMs, firstDay, orderId }: OrderTimeProps): JSX.Element {
  const said = useOrderingWords();
  const { setValue, clearErrors, setError } = useFormContext();
  const { errors } = useFormState({ name: ['starts_at', 'ends_at', 'over_capacity_reason'] });
  const [service, starts, ends, reason]: readonly unknown[] = useWatch({
    name: ['service_id', 'starts_at', 'ends_at', 'over_capacity_reason'],
  });
  const serviceId = typeof service === 'number' ? service : undefined;
  const actor = useActor();
  const isTrusted = actor !== undefined && mayExceed(actor);
  const [isOpened, setOpened] = useState(false);
  const { data, error, refetch } = useFreeTimes(serviceId, useFromClock(localDay), orderId);
  const isRefused = [errors['starts_at'], errors['ends_at']].some((one) => one?.type === 'server');
  const fault = textOf(errors['starts_at']?.message ?? errors['ends_at']?.message);
  const faultId = buildErrorId(inputId(prefix, 'starts_at'));
  const faultShown = fault === '' ? null : <RowNotes error={fault} errorId={faultId} />;
  const hasReason = textOf(reason).trim() !== '';
  // Where no free times are offered, only the reason is missing from a time that was refused.
  const isUnplanned = data?.has_plan === false;
  // The reason that was asked for stays in sight while another start is written.
  if (isRefused && isUnplanned && !isOpened) setOpened(true);
  const isOther = isTrusted && (isOpened || hasReason);
  const set = (time: { readonly starts_at: string | null; readonly ends_at: string | null }): void => {
    clearErrors(['starts_at', 'ends_at', 'over_capacity_reason']);
    setValue('starts_at', time.starts_at, { shouldDirty: true });
    setValue('ends_at', time.ends_at, { shouldDirty: true });
    setValue('over_capacity_reason', null, { shouldDirty: true });
  };
  /** The time stays as it is, and the reason is asked for. */
  const exceed = (time: Pick<FreeTime, 'starts_at' | 'ends_at'>): void => {
    set({ starts_at: time.starts_at, ends_at: time.ends_at });
    setOpened(true);
  };
  const choose = ({ starts_at, ends_at }: FreeTime): void => set({ starts_at, ends_at });
  // Times of another service are not times of this one.
  const before = useRef(serviceId);
  useEffect(() => {
    const isOtherService = before.current !== undefined && before.current !== serviceId;
    before.current = serviceId;
    if (!isOtherService) return;
    setValue('starts_at', null, { shouldDirty: true });
    setValue('ends_at', null, { shouldDirty: true });
  }, [serviceId, setValue]);
  useEffect(() => {
    if (isRefused) void refetch();
  }, [isRefused, refetch]);
  useFocusAtFault(prefix);
  const isMissingSaid = errors['over_capacity_reason']?.type === missing;
  useEffect(() => {
    if (hasReason && isMissingSaid) clearErrors('over_capacity_reason');
  }, [hasReason, isMissingSaid, clearErrors]);
  useEffect(() => {
    if (isRefused && isOther && !hasReason) setError('over_capacity_reason', { type: missing, message: said.giveReason });
  }, [isRefused, isOther, hasReason, setError, said]);
  if (serviceId === undefined) {
    return (
      <>
        {faultShown}
        <p className="time-chooser__note">{said.chooseService}</p>
      </>
    );
  }
  if (error !== null) {
    return (
      <Notice tone="danger" announce="alert" title={said.failed}>
        <p>{readRefusal(error).message}</p>
        <Button onClick={() => refetch()}>{said.again}</Button>
      </Notice>
    );
  }
  if (data === undefined) {
    return (
      <div role="status">
        <span className="visually-hidden">{said.loading}</span>
        <Skeleton />
      </div>
    );
  }
  const isFree = isOther || !data.has_plan;
  return (
    <>
      {isFree ? (
        <FreeFields
          {...{ prefix, durationMs }}
          withReason={isOther}
          note={isOther ? said.beyond : said.withoutPlan}
          error={textOf(errors['starts_at']?.message) || undefined}
        />
      ) : (
        <>
          {faultShown}
          <TimeChooser
            id={nearestId(prefix)}
            describedBy={faultShown === null ? undefined : faultId}
            {...{ serviceId, orderId, isRefused, firstDay }}
            key={serviceId}
            starts={textOf(starts)}
            ends={textOf(ends)}
            onChoose={choose}
            onExceed={isTrusted ? exceed : undefined}
          />
        </>
      )}
      {isTrusted ? (
        <Button
          tone="plain"
          onClick={() => {
            setOpened(!isOther);
            if (isOther) set({ starts_at: null, ends_at: null });
          }}
        >
          {isOther ? said.offeredTimes : said.otherTime}
        </Button>
      ) : null}
    </>
  );
}
