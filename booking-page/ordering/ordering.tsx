import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { thingsToOrder } from '../../contract/rules/booking-page/things-to-order.ts';
import type { Offer } from '../client/booking-client.ts';
import type { Refused } from '../client/refused.ts';
import { DayAndTime } from '../days/day-and-time.tsx';
import { GoneTime } from '../days/gone-time.tsx';
import { Heading } from '../parts/heading.tsx';
import { dayOf } from '../words/dates.ts';
import { useSpeech } from '../words/speech.ts';
import { ClientForm } from './client-form.tsx';
import { PlaceChoice } from './place-choice.tsx';
import { SentOrder, type SentTo } from './sent-order.tsx';
import { StepHead } from './step-head.tsx';
import { Summary } from './summary.tsx';
import { ThingChoice } from './thing-choice.tsx';
import { useHold } from './use-hold.ts';
import { useSteps } from './use-steps.ts';
import { useWide } from './use-wide.ts';

type OrderingProps = {
  readonly offer: Offer;
  /** The order needs no confirmation: its secret shows it. */
  readonly onOrdered: (secret: string) => void;
};

type Gone = { readonly refused: Refused; readonly startsAt: string };

/** Ordering, step by step. */
export function Ordering({ offer, onOrdered }: OrderingProps): JSX.Element {
  const { words } = useSpeech();
  const { booking, step, happen, go } = useSteps();
  const holding = useHold();
  const isWide = useWide();
  const [gone, setGone] = useState<Gone>();
  const [sent, setSent] = useState<SentTo>();
  const [isBusy, setBusy] = useState(false);
  const { choice } = booking;
  const things = thingsToOrder(offer.services);
  const thing = things.find(({ name }) => name === choice.thing);
  const service = offer.services.find(({ id }) => id === choice.serviceId);
  const store = offer.stores.find(({ id }) => id === service?.store_id);

  if (sent !== undefined) return <SentOrder sent={sent} texts={offer.texts} startsAt={choice.startsAt ?? ''} thing={choice.thing ?? ''} />;

  async function take(startsAt: string): Promise<void> {
    if (service === undefined || isBusy) return;
    setBusy(true);
    const taken = await holding.take(service.id, startsAt);
    setBusy(false);
    if ('refused' in taken) {
      setGone({ refused: taken.refused, startsAt });
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

  const heading = (own: string, set: { readonly title: string | null; readonly text: string | null }) => (
    <Heading title={set.title ?? own} text={set.text} />
  );
  const { texts } = offer;
  return (
    <div class="step">
      <div class="step__main">
        <StepHead step={step} />
        {step === 'thing' ? (
          <>
            {heading(words.thing.title, texts.service)}
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
            {step === 'time' && !isWide ? <Heading title={words.time.title} /> : heading(words.day.title, texts.time)}
            <GoneTime gone={gone} onTime={take} />
            <DayAndTime
              serviceId={service.id}
              day={choice.day}
              chosen={choice.startsAt}
              held={choice.startsAt}
              part={step}
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
            {heading(words.form.title, texts.form)}
            <ClientForm
              offer={offer}
              typed={booking.typed}
              startsAt={choice.startsAt ?? ''}
              serviceId={service.id}
              holding={holding}
              onTyped={(typed) => happen({ type: 'typed', typed })}
              onLost={lose}
              onSent={(ordered) => (ordered.token === null ? setSent(ordered) : onOrdered(ordered.token))}
            />
          </>
        ) : null}
      </div>
      {step === 'thing' ? null : <Summary choice={choice} store={store} onChange={go} />}
    </div>
  );
}
