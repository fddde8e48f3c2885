import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { thingsToOrder } from '../../contract/rules/booking-page/things-to-order.ts';
import type { Offer, OrderedAnswer } from '../client/booking-client.ts';
import { keepInTab } from '../client/kept-in-tab.ts';
import type { Refused } from '../client/refused.ts';
import { DayAndTime } from '../days/day-and-time.tsx';
import { type Gone, GoneTime } from '../days/time-buttons.tsx';
import { Heading, StepHeading } from '../parts/heading.tsx';
import type { Sent } from '../sent/sent.ts';
import { dayOf } from '../words/dates.ts';
import { useLanguage } from '../words/language.ts';
import { ClientForm } from './client-form.tsx';
import { PlaceChoice } from './place-choice.tsx';
import { StepHead } from './step-head.tsx';
import { Summary } from './summary.tsx';
import { ThingChoice } from './thing-choice.tsx';
import { isHeld, useHold } from './use-hold.ts';
import { useSteps } from './use-steps.ts';

const wide = '(min-width: 53.75rem)';

/** Whether the window is wide enough to show the calendar and the times side by side. */
function useWide(): boolean {
  const [isWide, setWide] = useState(() => matchMedia(wide).matches);
  useEffect(() => {
    const media = matchMedia(wide);
    const read = (): void => setWide(media.matches);
    media.addEventListener('change', read);
    return () => media.removeEventListener('change', read);
  }, []);
  return isWide;
}

type OrderingStepsProps = {
  readonly offer: Offer;
  /** The order is made: of what, and of the time that was held by the token. */
  readonly onSent: (answer: OrderedAnswer, sent: Sent) => void;
};

/** Ordering, step by step. */
export function OrderingSteps({ offer, onSent }: OrderingStepsProps): JSX.Element {
  const { words } = useLanguage();
  const { booking, step, wanted, happen, go } = useSteps(offer);
  const holding = useHold();
  const isWide = useWide();
  const [gone, setGone] = useState<Gone>();
  const [isBusy, setBusy] = useState(false);
  const { choice } = booking;
  const things = thingsToOrder(offer.services);
  const thing = things.find(({ name }) => name === choice.thing);
  const service = offer.services.find(({ id }) => id === choice.serviceId);
  const store = offer.stores.find(({ id }) => id === service?.store_id);

  const held = holding.hold?.startsAt === choice.startsAt ? holding.hold : undefined;
  // Before the next event: a page may be read again right after a key.
  useLayoutEffect(() => keepInTab('booking', JSON.stringify({ ...booking, hold: holding.hold })), [booking, holding.hold]);
  // A form that is opened again is filled in as it was; its time is picked up, or taken again once it is no longer held.
  useEffect(() => {
    if (wanted !== 'form' || choice.startsAt === undefined) return;
    if (choice.hold === undefined || holding.hold === undefined || !isHeld(holding.hold)) void take(choice.startsAt);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page is opened
  }, []);

  async function take(startsAt: string): Promise<void> {
    if (service === undefined || isBusy) return;
    setBusy(true);
    const taken = await holding.take(service.id, startsAt);
    setBusy(false);
    if ('refused' in taken) {
      if (step === 'form' && taken.refused.code === 'time_not_free') lose(taken.refused, startsAt);
      else setGone({ refused: taken.refused, startsAt });
      return;
    }
    setGone(undefined);
    happen({ type: 'day', day: dayOf(startsAt) });
    happen({ type: 'held', startsAt, hold: taken.hold.token });
    go('form');
  }

  function lose(refused: Refused, startsAt: string): void {
    happen({ type: 'lost' });
    setGone({ refused, startsAt });
    go(isWide ? 'day' : 'time');
  }

  const { texts } = offer;
  return (
    <div class="step">
      <div class="step__main">
        <StepHead step={step} isOnePlace={(thing === undefined ? things : [thing]).every(({ places }) => places.length === 1)} />
        {step === 'thing' ? (
          <>
            <StepHeading step="service" texts={texts} title={words.thing.title} />
            <ThingChoice
              things={things}
              groups={offer.groups}
              onThing={(chosen) => {
                setGone(undefined);
                happen({ type: 'thing', thing: chosen.name });
                const [only, another] = chosen.places;
                if (only === undefined || another !== undefined) return go('place');
                happen({ type: 'place', serviceId: only.serviceId });
                go('day');
              }}
            />
          </>
        ) : null}
        {step === 'place' ? (
          <>
            <Heading title={words.place.title} />
            <PlaceChoice
              places={thing?.places ?? []}
              stores={offer.stores}
              hasMap={offer.show_map}
              mapAttribution={offer.map_attribution}
              onPlace={(serviceId) => {
                setGone(undefined);
                happen({ type: 'place', serviceId });
                go('day');
              }}
            />
          </>
        ) : null}
        {(step === 'day' || step === 'time') && service !== undefined ? (
          <>
            {step === 'time' && !isWide ? (
              <Heading title={words.time.title} />
            ) : (
              <StepHeading step="time" texts={texts} title={words.day.title} />
            )}
            <GoneTime gone={gone} said={words.form.gone} onTime={take} />
            <DayAndTime
              of={{ serviceId: service.id }}
              day={choice.day}
              chosen={choice.startsAt}
              held={choice.hold === undefined ? undefined : choice.startsAt}
              gone={gone}
              part={step}
              waiting={offer.waiting_list.email || offer.waiting_list.sms ? { offer, serviceId: service.id } : undefined}
              onDay={(day) => {
                setGone(undefined);
                happen({ type: 'day', day });
                if (!isWide) go('time');
              }}
              onTime={(startsAt) => void take(startsAt)}
            />
          </>
        ) : null}
        {step === 'form' && service !== undefined ? (
          <>
            <StepHeading step="form" texts={texts} title={words.form.title} />
            <ClientForm
              offer={offer}
              typed={booking.typed}
              startsAt={choice.startsAt ?? ''}
              serviceId={service.id}
              holding={holding}
              onTyped={(typed) => happen({ type: 'typed', typed })}
              onLost={lose}
              onSent={(answer, hold) =>
                onSent(answer, { hold: hold.token, startsAt: hold.startsAt, endsAt: hold.endsAt, thing: choice.thing ?? '' })
              }
            />
          </>
        ) : null}
      </div>
      {step === 'thing' ? null : <Summary choice={choice} thing={thing} store={store} endsAt={held?.endsAt} onChange={go} />}
    </div>
  );
}
