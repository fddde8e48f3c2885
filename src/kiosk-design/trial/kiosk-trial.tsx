import { type JSX, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { kioskTrial as czech, type KioskTrialWords } from '../../../contract/messages/cs/console/devices/kiosk-trial.ts';
import { closedText, drawnWords } from '../../../contract/messages/drawn-words.ts';
import { kioskTrial as english } from '../../../contract/messages/en/console/devices/kiosk-trial.ts';
import { freshnessOf } from '../../../contract/rules/branch-status/freshness.ts';
import type { KioskLayout, KioskPage } from '../../../contract/rules/kiosk/layout/layout.ts';
import type { KioskTickets } from '../../../contract/rules/kiosk/ticket/tickets.ts';
import { kioskClock } from '../../../contract/rules/kiosk/visit/kiosk-clock.ts';
import {
  arrivalBy,
  closedReason,
  type KnownBranch,
  madeUpOrder,
  nextTicket,
  queueOf,
} from '../../../contract/rules/kiosk/visit/known-branch.ts';
import { type KioskCondition, type KioskMedia, mediaFor, shownCondition } from '../../../contract/rules/kiosk/visit/parameters.ts';
import {
  findLookState,
  findVisitedPage,
  startVisit,
  type Visit,
  type VisitFacts,
  visit,
} from '../../../contract/rules/kiosk/visit/visit.ts';
import { pageOfCondition, pageOfScreen } from '../../../contract/rules/kiosk/visit/visit-pages.ts';
import { dayAt, openingAt } from '../../../contract/rules/opening/open-instants.ts';
import { ClockContext, useFromClock } from '../../crud/core/clock.ts';
import { wordsHook } from '../../crud/core/words.ts';
import { Modal } from '../../ui/dialog/modal.tsx';
import { useBranch } from './branch-query.ts';
import { PaperTicket } from './paper-ticket.tsx';
import type { Touch } from './touches.ts';
import { TrialPanel } from './trial-panel.tsx';
import { TrialStage } from './trial-stage.tsx';
import './kiosk-trial.css';

/** Files of the parameters of a kiosk, and where a file or an image of the layout is read. */
export type TrialMedia = { readonly parameters: KioskMedia; readonly addressOf: (digest: string) => string };

type KioskTrialProps = {
  /** Also one that is not saved. */
  readonly layout: KioskLayout;
  readonly storeId: number;
  readonly media: TrialMedia;
  /** Those of the kiosk; undefined where it has none of its own. */
  readonly tickets: KioskTickets | undefined;
  readonly onClose: () => void;
};

/** A kiosk as a visitor sees it, with the hours, services and orders of its branch. Nothing is changed by it. */
export function KioskTrial({ layout, storeId, media, tickets, onClose }: KioskTrialProps): JSX.Element {
  const words = useTrialWords();
  const clock = useContext(ClockContext);
  const read = useBranch(storeId);
  const [conditions, setConditions] = useState<ReadonlySet<KioskCondition>>(new Set());
  const [isAsOpen, setAsOpen] = useState(false);
  const minute = useFromClock((now) => Math.floor(now.getTime() / 60_000));
  const now = new Date(minute * 60_000);
  const known = knownAt(now, read);
  const madeUp = read.isPending ? undefined : madeUpOrder(known);
  const branch = madeUp === undefined ? known : { ...known, orders: [...(known.orders ?? []), madeUp] };
  const facts = factsOf(layout, conditions, isAsOpen ? { ...branch, opening: undefined } : branch);
  const [state, setState] = useState(() => startVisit(layout, clock.now().getTime()));
  const latest = useRef(facts);
  useLayoutEffect(() => {
    latest.current = facts;
  });
  useEffect(
    () =>
      clock.onTick(() => {
        const at = clock.now().getTime();
        setState((before) => visit(before, { do: 'tick', at }, latest.current));
      }),
    [clock, latest],
  );
  // The focus begins next to the kiosk: a browser would give it to the first button of the page.
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => panel.current?.querySelector('h2')?.focus(), []);
  const onTouch = (touch: Touch): void => {
    const at = clock.now().getTime();
    setState((before) => visit(before, { ...touch, at }, latest.current));
  };
  const condition = shownCondition(conditions) ?? (state.screen.at === 'printing' ? 'printing' : undefined);
  const isSoundNotPlayed = useSound(condition, media);
  const shown = shownPage(state, facts, media.parameters);
  return (
    <Modal className="kiosk-trial" label={words.title} onClose={onClose}>
      {shown === undefined ? null : (
        <TrialStage
          label={words.kiosk}
          onTouch={onTouch}
          view={{
            layout,
            page: shown,
            language: state.language,
            stateOf: (button) => findLookState(state, button, facts),
            factsOf: (service) => {
              const closed = closedReason(facts.branch, service);
              const said = closed === undefined ? null : closedText(drawnWords[state.language], closed, dayAt(now));
              return { ...queueOf(facts.branch, service, state.issued), closed: said };
            },
            header: { title: read.monitored?.label ?? '', subtitle: read.monitored?.city ?? '', ...kioskClock(now, state.language) },
            words: drawnWords,
            pin: state.pin,
            imageAddress: media.addressOf,
            headingTag: 'h1',
          }}
        />
      )}
      <TrialPanel
        ref={panel}
        {...{ words, branch, conditions, isAsOpen, isSoundNotPlayed, now, onClose }}
        isPending={read.isPending}
        madeUp={madeUp}
        services={read.services}
        orders={read.orders}
        issued={state.issued.length}
        parameters={media.parameters}
        onConditions={setConditions}
        onAsOpen={setAsOpen}
        onAgain={() => setState(startVisit(layout, clock.now().getTime()))}
      >
        {state.printed === null ? null : (
          <PaperTicket {...{ words, tickets }} printed={state.printed} services={read.services} store={read.store} />
        )}
      </TrialPanel>
    </Modal>
  );
}

/** Words of the trial: they are fetched with it. */
const useTrialWords = wordsHook<KioskTrialWords>(czech, english);

type Facts = VisitFacts & { readonly branch: KnownBranch };

function factsOf(layout: KioskLayout, conditions: ReadonlySet<KioskCondition>, branch: KnownBranch): Facts {
  return {
    layout,
    conditions,
    branch,
    isAvailable: (service) => closedReason(branch, service) === undefined,
    ticketFor: (service, issued) => nextTicket(branch, service, issued),
    arrivalOf: (pin, issued) => arrivalBy(branch, pin, issued),
  };
}

/** What covers the pages, or the page that the visitor is on. */
function shownPage(state: Visit, { layout, conditions }: Facts, parameters: KioskMedia): KioskPage | undefined {
  const condition = shownCondition(conditions);
  if (condition !== undefined) return pageOfCondition(condition, mediaFor(condition, parameters).image, layout, drawnWords);
  return pageOfScreen(state.screen, layout, drawnWords) ?? findVisitedPage(state, layout);
}

/**
 * Only a branch that communicates says who waits now, which desks are open, and which reserve services they opened; a service that is not
 * counted has an unknown queue.
 */
function knownAt(now: Date, { hours, services, desks, orders, monitored }: ReturnType<typeof useBranch>): KnownBranch {
  const reported = monitored !== undefined && freshnessOf(monitored, now) === 'now' ? monitored : undefined;
  const counted = reported === undefined ? [] : (services ?? []).filter((service) => service.isCounted);
  const waiting = new Map(counted.map(({ id }) => [id, reported?.services.find((one) => one.id === id)?.waiting ?? 0]));
  const opened = new Set(reported?.reserves.flatMap(({ id, open }) => (open ? [id] : [])));
  return {
    services: services?.map((service) => ({ ...service, isReserve: service.isReserve && !opened.has(service.id) })),
    waiting,
    desks: reported === undefined ? undefined : desks,
    orders,
    opening: hours === undefined ? undefined : openingAt(hours, now),
  };
}

/** Plays the sound of what covers the pages once, whenever something else does. Returns whether the browser did not play it. */
function useSound(condition: KioskCondition | undefined, { parameters, addressOf }: TrialMedia): boolean {
  const digest = condition === undefined ? null : mediaFor(condition, parameters).sound;
  const address = useRef(addressOf);
  const [notPlayed, setNotPlayed] = useState<KioskCondition | null>(null);
  useEffect(() => {
    address.current = addressOf;
  });
  useEffect(() => {
    if (digest === null || condition === undefined) return undefined;
    let isCurrent = true;
    const sound = new Audio(address.current(digest));
    // A browser may refuse to play, and a file may be broken: the trial goes on in silence.
    sound.play().then(
      () => isCurrent && setNotPlayed(null),
      () => isCurrent && setNotPlayed(condition),
    );
    return () => {
      isCurrent = false;
      sound.pause();
    };
  }, [condition, digest]);
  return digest !== null && notPlayed === condition;
}
