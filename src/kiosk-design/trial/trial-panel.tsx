import type { JSX, ReactNode, Ref } from 'react';
import type { KioskTrialWords } from '../../../contract/messages/cs/console/devices/kiosk-trial.ts';
import type { BranchOrder, KnownBranch } from '../../../contract/rules/kiosk/visit/known-branch.ts';
import {
  type KioskCondition,
  type KioskMedia,
  kioskConditions,
  mediaFor,
  parametersOf,
} from '../../../contract/rules/kiosk/visit/parameters.ts';
import { dayAt } from '../../../contract/rules/opening/open-instants.ts';
import { formatDay, formatMoment } from '../../../contract/rules/time/shown-time.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Check } from '../../ui/field/check.tsx';
import type { TrialOrder, TrialService } from './branch-query.ts';

/** Orders of which the PIN is shown: enough to try with. */
const shownOrders = 4;

type TrialPanelProps = {
  readonly ref: Ref<HTMLElement>;
  readonly words: KioskTrialWords;
  readonly branch: KnownBranch;
  readonly orders: readonly TrialOrder[] | undefined;
  /** An order that is made up, where none of today can be tried. */
  readonly madeUp: BranchOrder | undefined;
  readonly services: readonly TrialService[] | undefined;
  readonly isPending: boolean;
  readonly issued: number;
  readonly now: Date;
  readonly parameters: KioskMedia;
  readonly conditions: ReadonlySet<KioskCondition>;
  readonly onConditions: (conditions: ReadonlySet<KioskCondition>) => void;
  /** The browser did not play the sound of what covers the pages. */
  readonly isSoundNotPlayed: boolean;
  readonly isAsOpen: boolean;
  readonly onAsOpen: (on: boolean) => void;
  readonly onAgain: () => void;
  readonly onClose: () => void;
  /** What came out of the printer. */
  readonly children: ReactNode;
};

/** Next to the kiosk: what state it is in, and what is known of its branch. */
export function TrialPanel(props: TrialPanelProps): JSX.Element {
  const { ref, words, conditions, parameters, isPending, issued, isSoundNotPlayed, onConditions, onAgain, onClose, children } = props;
  const turn = (condition: KioskCondition, on: boolean): void =>
    onConditions(new Set(kioskConditions.filter((one) => (one === condition ? on : conditions.has(one)))));
  return (
    <aside ref={ref} className="kiosk-trial__panel">
      <header>
        <h2 tabIndex={-1}>{words.title}</h2>
        <IconButton icon="close" label={words.close} onClick={onClose} />
      </header>
      <p>{words.nothingChanges}</p>
      <Button onClick={onAgain}>{words.again}</Button>
      {issued === 0 ? null : <p>{words.issued(issued)}</p>}
      {children}
      {isPending ? null : <Hours {...props} />}
      <section aria-label={words.states}>
        <h3>{words.states}</h3>
        <p className="kiosk-trial__note">{words.builtIn}</p>
        {kioskConditions.map((condition) => (
          <Check
            key={condition}
            label={words.conditions[condition]}
            help={mediaWords(words, condition, parameters)}
            checked={conditions.has(condition)}
            onChange={(on) => turn(condition, on)}
          />
        ))}
        <p role="status">{isSoundNotPlayed ? words.soundNotPlayed : ''}</p>
      </section>
      {isPending ? null : <BranchFacts {...props} />}
    </aside>
  );
}

/** First of all: kiosks are mostly tried before or after office hours, when no ticket is issued. */
function Hours({ words, branch, now, isAsOpen, onAsOpen }: Omit<TrialPanelProps, 'ref'>): JSX.Element {
  return (
    <section aria-label={words.hours}>
      <h3>{words.hours}</h3>
      <p>{hoursWords(words, branch, now)}</p>
      <Check label={words.asOpen} checked={isAsOpen} onChange={onAsOpen} />
    </section>
  );
}

/** Which files a condition has of its own, and which it has not. */
function mediaWords(words: KioskTrialWords, condition: KioskCondition, parameters: KioskMedia): string {
  const can = parametersOf[condition];
  const { image, sound } = mediaFor(condition, parameters);
  return [
    can.image === undefined ? [] : [image === null ? words.noImage : words.ownImage],
    can.sound === undefined ? [] : [sound === null ? words.noSound : words.ownSound],
  ]
    .flat()
    .join(', ');
}

function BranchFacts(props: Omit<TrialPanelProps, 'ref'>): JSX.Element {
  const { words, branch } = props;
  const { waiting } = branch;
  const people = [...waiting.values()].reduce((sum, count) => sum + count, 0);
  return (
    <>
      <section aria-label={words.queue}>
        <h3>{words.queue}</h3>
        <p>{waiting.size === 0 ? words.queueUnknown : words.people(people)}</p>
        <p className="kiosk-trial__note">{words.estimate}</p>
      </section>
      <section aria-label={words.orders}>
        <h3>{words.orders}</h3>
        <Pins {...props} />
      </section>
    </>
  );
}

type PinsProps = Pick<TrialPanelProps, 'words' | 'orders' | 'now' | 'madeUp' | 'services'>;

function Pins({ words, orders, now, madeUp, services }: PinsProps): JSX.Element {
  if (madeUp !== undefined) {
    const service = services?.find(({ id }) => id === madeUp.service_id);
    return (
      <>
        <p>{orders === undefined ? words.ordersNotRead : noneAwaited(words, orders)}</p>
        <p>{words.madeUp(madeUp.pin, service?.texts.ticketName ?? '')}</p>
        <p className="kiosk-trial__note">{words.madeUpNote}</p>
      </>
    );
  }
  if (orders === undefined) return <p>{words.ordersUnknown}</p>;
  const awaited = orders.filter(({ state }) => state === 'confirmed');
  if (awaited.length === 0) return <p>{noneAwaited(words, orders)}</p>;
  return (
    <>
      <p>{words.typePin}</p>
      <ul>
        {awaited.slice(0, shownOrders).map(({ pin, startsAt }) => (
          <li key={`${startsAt} ${pin}`}>{words.order(formatMoment(startsAt, now), pin)}</li>
        ))}
      </ul>
      {awaited.length > shownOrders ? <p className="kiosk-trial__note">{words.moreOrders(awaited.length - shownOrders)}</p> : null}
    </>
  );
}

/** Orders of today that are over are orders as well. */
function noneAwaited(words: KioskTrialWords, orders: readonly TrialOrder[]): string {
  return orders.length === 0 ? words.noOrders : words.noneAwaited(orders.length);
}

function hoursWords(words: KioskTrialWords, { opening }: KnownBranch, now: Date): string {
  if (opening === undefined) return words.hoursUnknown;
  if (opening.isOpen) return words.open(opening.closes);
  if (opening.opens === null) return words.closed;
  const { day, time } = opening.opens;
  return words.closedUntil(day === dayAt(now) ? words.today : formatDay(day), time.replace(/^0/u, ''));
}
