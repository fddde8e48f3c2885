import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { BookingPageWords } from '../../contract/messages/cs/booking-page.ts';
import type { Typed } from '../../contract/rules/booking-page/booking-steps.ts';
import { isEmail, isPhone, normalisePhone } from '../../contract/rules/text/contact.ts';
import type { Offer, OrderedAnswer } from '../client/booking-client.ts';
import { type Refused, readRefused } from '../client/refused.ts';
import { useClient } from '../client/use-client.ts';
import { ConsentField } from '../parts/consent-field.tsx';
import { EmailField } from '../parts/email-field.tsx';
import { Refusal } from '../parts/note.tsx';
import { TextField } from '../parts/text-field.tsx';
import { Trap } from '../parts/trap.tsx';
import { useLanguage } from '../words/language.ts';
import { HoldClock } from './hold-clock.tsx';
import type { Hold, Holding } from './use-hold.ts';

type ClientFormProps = {
  readonly offer: Offer;
  readonly typed: Typed;
  readonly startsAt: string;
  readonly serviceId: number;
  readonly holding: Holding;
  readonly onTyped: (typed: Partial<Typed>) => void;
  readonly onLost: (refused: Refused, startsAt: string) => void;
  /** The order is made, of the time that was held. */
  readonly onSent: (sent: OrderedAnswer, hold: Hold) => void;
};

/** Who comes. A held time that ended is taken again before the order; where someone else has it, what was typed stays. */
export function ClientForm({ offer, typed, startsAt, serviceId, holding, onTyped, onLost, onSent }: ClientFormProps): JSX.Element {
  const { language, words, dates } = useLanguage();
  const ask = useClient();
  const [refused, setRefused] = useState<Refused>();
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});
  const [isSending, setSending] = useState(false);
  const [website, setWebsite] = useState('');
  const { form } = offer;
  // What was put right since the order was sent; wrong again, it is said when it is sent again.
  const [corrected, setCorrected] = useState<readonly string[]>([]);
  const textOf = (name: string): string => (name === 'consent' ? words.form.consentRequired : words.form.required);
  const faultsIn = (all: Typed): Readonly<Record<string, string>> => ({
    ...wrongIn(form, all, words.form),
    ...Object.fromEntries(missingIn(form, all).map((name) => [name, textOf(name)])),
  });
  const faults = faultsIn(typed);
  const said = Object.entries({ ...refused?.fields, ...missing }).filter(([name]) => !corrected.includes(name));
  // A field that was empty and is wrong now is not asked to be filled in.
  const problems = Object.fromEntries(said.map(([name, text]) => [name, faults[name] ?? text]));

  const order = (hold: string) =>
    ask('POST /public/orders', {
      body: {
        hold,
        email: typed.email,
        language,
        website,
        ...(form.name.shown ? { name: typed.name } : {}),
        ...(form.phone.shown && typed.phone !== '' ? { phone: typed.phone } : {}),
        ...(form.note.shown && typed.note !== '' ? { note: typed.note } : {}),
        ...(form.checkbox.shown ? { consent: typed.consent } : {}),
      },
    });

  async function send(): Promise<void> {
    const { hold } = holding;
    const sent = hold === undefined ? undefined : await orderIfHeld(hold.token);
    if (hold !== undefined && sent !== undefined) return onSent(sent, hold);
    const taken = await holding.take(serviceId, startsAt, true);
    if ('hold' in taken) onSent(await order(taken.hold.token), taken.hold);
    else if (taken.refused.code === 'time_not_free') onLost(taken.refused, startsAt);
    else throw taken.refused;
  }

  /** Undefined once the time is no longer held. */
  async function orderIfHeld(hold: string): Promise<OrderedAnswer | undefined> {
    try {
      return await order(hold);
    } catch (error) {
      const first = readRefused(error, words.failed);
      if (first.code !== 'hold_ended') throw first;
      return undefined;
    }
  }

  function type(values: Partial<Typed>): void {
    onTyped(values);
    const left = faultsIn({ ...typed, ...values });
    setCorrected([...corrected, ...Object.keys(values).filter((name) => !(name in left))]);
  }

  async function submit(): Promise<void> {
    if (isSending) return;
    const [first] = inOrder.filter((name) => name in faults);
    setMissing(faults);
    setRefused(undefined);
    setCorrected([]);
    if (first !== undefined) return focusOn(first);
    setSending(true);
    try {
      await send();
    } catch (error) {
      const next = readRefused(error, words.failed);
      setRefused(next);
      const [field] = Object.keys(next.fields);
      if (field !== undefined) focusOn(field);
    }
    setSending(false);
  }

  const isShownAtField = Object.keys(refused?.fields ?? {}).some((field) => document.getElementById(field) !== null);
  return (
    <form
      class="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <HoldClock hold={holding.hold} />
      {form.name.shown ? (
        <TextField
          name="name"
          label={words.form.name}
          isRequired={form.name.required}
          autoComplete="name"
          value={typed.name}
          problem={problems['name']}
          onValue={(name) => type({ name })}
        />
      ) : null}
      <EmailField
        label={words.form.email}
        hint={offer.is_confirmed_by_email ? words.form.emailHint : words.form.emailPlainHint}
        value={typed.email}
        problem={problems['email']}
        onValue={(email) => type({ email })}
      />
      {form.phone.shown ? (
        <TextField
          name="phone"
          keyboard="tel"
          label={words.form.phone}
          isRequired={form.phone.required}
          autoComplete="tel"
          value={typed.phone}
          problem={problems['phone']}
          onValue={(phone) => type({ phone })}
        />
      ) : null}
      {form.note.shown ? (
        <TextField
          name="note"
          label={words.form.note}
          isLong
          isRequired={form.note.required}
          value={typed.note}
          problem={problems['note']}
          onValue={(note) => type({ note })}
        />
      ) : null}
      <Trap label={words.form.website} value={website} problem={problems['website']} onValue={setWebsite} />
      <ConsentField offer={offer} isTicked={typed.consent} problem={problems['consent']} onTick={(consent) => type({ consent })} />
      {refused === undefined || isShownAtField ? null : (
        <Refusal message={refused.code === 'offline' ? words.form.unknown : refused.message} />
      )}
      <button type="submit" class="button button--main" aria-disabled={isSending}>
        {isSending ? words.form.sending : words.form.submit(dates.longMoment(startsAt))}
      </button>
    </form>
  );
}

function missingIn(form: Offer['form'], typed: Typed): readonly string[] {
  const texts = (['name', 'phone', 'note'] as const).filter((name) => form[name].required && typed[name].trim() === '');
  return [
    ...texts.filter((name) => name === 'name'),
    ...(typed.email.trim() === '' ? ['email'] : []),
    ...texts.filter((name) => name !== 'name'),
    ...(form.checkbox.required && !typed.consent ? ['consent'] : []),
  ];
}

const inOrder = ['name', 'email', 'phone', 'note', 'consent'] as const;

/** All that is written wrong at once: no one likes to hear of it one after another. */
function wrongIn(form: Offer['form'], { email, phone }: Typed, words: BookingPageWords['form']): Readonly<Record<string, string>> {
  return {
    ...(isEmail(email.trim()) ? {} : { email: words.emailWrong }),
    ...(form.phone.shown && phone.trim() !== '' && !isPhone(normalisePhone(phone)) ? { phone: words.phoneWrong } : {}),
  };
}

/** After the page has shown what is wrong with the field. */
function focusOn(field: string): void {
  setTimeout(() => document.getElementById(field)?.focus());
}
