import { type JSX, useId, useState } from 'react';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import { useMay } from '../../../crud/core/gate.tsx';
import { resourceNamed } from '../../../crud/core/named.ts';
import { useWords } from '../../../crud/core/words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { MarkDialog } from '../../stores/calendar/mark-dialog.tsx';
import { marksOn } from '../../stores/calendar/marks-on.ts';
import { useDays } from '../../stores/days/use-days.ts';
import { BlockHours } from './block-hours.tsx';
import '../../../ui/field/check.css';
import type { FreeDay } from '../times/use-free-times.ts';
import { BlockService } from './block-service.tsx';
import { useBlockingWords } from './blocking-words.ts';
import { type BlockOfDay, UnblockDialog } from './unblock-dialog.tsx';
import { type Blocked, WhichDay } from './which-day.tsx';

type BlockDayProps = {
  readonly storeId: number;
  /** Without one only the branch is blocked. */
  readonly service: { readonly id: number; readonly name: string } | undefined;
  /** The shown days that have not passed. */
  readonly days: readonly KnownDay[];
  readonly chosen: Day;
};

/** `day` is a copy from when the dialog was opened: saving changes the day while the dialog is still open. */
type Asked = { readonly what: Blocked; readonly day: KnownDay | undefined; readonly scope: Scope };

const marks = resourceNamed('day-marks');
const exceptions = resourceNamed('opening-exceptions');
const serviceBlocks = resourceNamed('service-blocks');

/**
 * Blocks a day or hours of it, for the whole branch or for the shown service, and shows the affected orders before saving. Offers
 * unblocking on a blocked day. If several days are shown, it asks which one.
 */
export function BlockDay({ storeId, service, days, chosen }: BlockDayProps): JSX.Element {
  const said = useBlockingWords();
  const [asked, setAsked] = useState<Asked>();
  const [isUnblocking, setUnblocking] = useState(false);
  const close = (): void => setAsked(undefined);
  const mayMark = useMay(marks, 'edit');
  const mayChangeHours = useMay(exceptions, 'edit');
  const mayBlockService = useMay(serviceBlocks, 'create');
  const mayUnblockService = useMay(serviceBlocks, 'delete');
  const scopesOf = (what: Blocked, among: readonly KnownDay[]): readonly Scope[] => {
    const mayBranch = what === 'day' ? mayMark : mayChangeHours;
    const may = [...(mayBranch ? (['branch'] as const) : []), ...(mayBlockService && service !== undefined ? (['service'] as const) : [])];
    return may.filter((scope) => among.some((day) => isBlockable(day, scope)));
  };
  const offered = (what: Blocked): readonly KnownDay[] => days.filter((day) => scopesOf(what, [day]).length > 0);
  const ask = (what: Blocked): void => {
    const among = offered(what);
    const [scope] = scopesOf(what, among);
    if (scope !== undefined) setAsked({ what, scope, day: among.length === 1 ? among[0] : undefined });
  };
  const blocked = blocksOn(days, (by) =>
    by === 'mark' ? mayMark : by === 'exception' ? mayChangeHours : mayUnblockService && service !== undefined,
  );
  const scopes = asked?.day === undefined ? [] : scopesOf(asked.what, [asked.day]);
  const scope = asked === undefined || scopes.includes(asked.scope) ? asked?.scope : scopes[0];
  const head =
    asked === undefined || scope === undefined ? null : (
      <BlockScope {...{ scope, scopes }} service={service?.name ?? ''} onScope={(next) => setAsked({ ...asked, scope: next })} />
    );
  return (
    <>
      {blocked.length === 0 ? null : (
        <Button icon="undo" aria-haspopup="dialog" onClick={() => setUnblocking(true)}>
          {said.unblock}
        </Button>
      )}
      {offered('day').length === 0 ? null : (
        <Button icon="ban" aria-haspopup="dialog" onClick={() => ask('day')}>
          {said.day}
        </Button>
      )}
      {offered('hours').length === 0 ? null : (
        <Button icon="clock" aria-haspopup="dialog" onClick={() => ask('hours')}>
          {said.hours}
        </Button>
      )}
      {isUnblocking ? (
        <UnblockDialog {...{ storeId }} service={service?.name ?? ''} blocks={blocked} onClose={() => setUnblocking(false)} />
      ) : null}
      {asked === undefined ? null : asked.day === undefined ? (
        <WhichDay
          days={offered(asked.what).map(({ day }) => day)}
          {...{ chosen }}
          what={asked.what}
          onDay={(day) => setAsked({ ...asked, day: days.find((known) => known.day === day) })}
          onClose={close}
        />
      ) : scope === 'service' && service !== undefined ? (
        <BlockService
          {...{ storeId, service, head }}
          key={asked.what}
          day={asked.day.day}
          what={asked.what}
          hours={asked.day.intervals}
          onClose={close}
        />
      ) : asked.what === 'day' ? (
        <WholeDay {...{ storeId, head }} day={asked.day.day} onClose={close} />
      ) : (
        <BlockHours {...{ storeId, head }} day={asked.day.day} onClose={close} />
      )}
    </>
  );
}

type WholeDayProps = { readonly storeId: number; readonly day: Day; readonly head: JSX.Element | null; readonly onClose: () => void };

function WholeDay({ storeId, day, head, onClose }: WholeDayProps): JSX.Element | null {
  const words = useWords();
  const { days, isPending } = useDays(storeId, day, day);
  // The dialog says what is on the day already: it must not open without it.
  if (isPending) return null;
  return <MarkDialog {...{ words, storeId, head, onClose }} days={[day]} type="blocked" marked={marksOn([day], days)} />;
}

/** The data of a day that decide whether it can be blocked. */
type KnownDay = Pick<FreeDay, 'day' | 'intervals' | 'blocks'>;

/** Whether the day can be blocked for the branch or for the service alone: what is blocked whole is not blocked again. */
function isBlockable({ blocks }: Pick<KnownDay, 'blocks'>, scope: Scope): boolean {
  const isMarked = blocks.some(({ by }) => by === 'mark');
  return !isMarked && (scope === 'branch' || !blocks.some(({ by, hours }) => by === 'service' && hours === null));
}

/** The blocks on the days. A block of several days is listed once. */
function blocksOn(days: readonly KnownDay[], isTheirs: (by: FreeDay['blocks'][number]['by']) => boolean): readonly BlockOfDay[] {
  const all = days.flatMap(({ day, blocks }) => blocks.filter(({ by }) => isTheirs(by)).map((block) => ({ day, block })));
  const seen = new Map<string, { readonly day: Day; readonly block: FreeDay['blocks'][number] }>();
  for (const one of all) {
    const key = `${one.block.by} ${one.block.id} ${one.block.by === 'service' ? '' : one.day} ${one.block.hours?.opens ?? ''}`;
    if (!seen.has(key)) seen.set(key, one);
  }
  return [...seen.values()];
}

/** What to block: the whole branch or only the shown service. */
type Scope = 'branch' | 'service';

type BlockScopeProps = {
  readonly scope: Scope;
  /** The scopes that can still be blocked on the day. */
  readonly scopes: readonly Scope[];
  readonly service: string;
  readonly onScope: (scope: Scope) => void;
};

/** Asks whether to block the branch or only the service. If only one is possible, shows it as text. */
function BlockScope({ scope, scopes, service, onScope }: BlockScopeProps): JSX.Element {
  const said = useBlockingWords();
  const name = useId();
  if (scopes.length < 2) return <p>{said.scopes[scope](service)}</p>;
  return (
    <fieldset className="block-scope">
      <legend>{said.scope}</legend>
      {scopes.map((one) => (
        <label key={one} className="check-option">
          <input type="radio" name={name} checked={scope === one} onChange={() => onScope(one)} />
          <span>{said.scopes[one](service)}</span>
        </label>
      ))}
    </fieldset>
  );
}
