import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { type DayPart, dayParts } from '../../contract/rules/booking/waiting-list.ts';
import type { Day } from '../../contract/rules/opening/calendar-days.ts';
import { isEmail, isPhone, normalisePhone } from '../../contract/rules/text/contact.ts';
import { formatDay } from '../../contract/rules/time/shown-time.ts';
import { readTypedDay } from '../../contract/rules/typing/typed-date.ts';
import type { Offer } from '../client/booking-client.ts';
import { type Refused, readRefused } from '../client/refused.ts';
import { useClient } from '../client/use-client.ts';
import { ConsentField } from '../parts/consent-field.tsx';
import { Icon } from '../parts/icon.tsx';
import { Note, Refusal } from '../parts/note.tsx';
import { TextField } from '../parts/text-field.tsx';
import { Trap } from '../parts/trap.tsx';
import { useLanguage } from '../words/language.ts';

type WaitFormProps = {
  readonly offer: Offer;
  readonly serviceId: number;
  /** Full days: one that was chosen, or all where no day is free. */
  readonly first: Day;
  readonly last: Day;
};

// A phone shows the keyboard of the only way there is, and fills it in; either of both is typed on the plain one.
const onlyEmail = { keyboard: 'email', autoComplete: 'email' } as const;
const onlyPhone = { keyboard: 'tel', autoComplete: 'tel' } as const;

/** Waits for a time of a full day: who, how to write to them, and until when. */
export function WaitForm({ offer, serviceId, first, last }: WaitFormProps): JSX.Element {
  const { language, words } = useLanguage();
  const said = words.waiting;
  const ask = useClient();
  const [name, setName] = useState('');
  const [contact, setContact] = useState('');
  const [part, setPart] = useState<DayPart>('any');
  const [until, setUntil] = useState(formatDay(last));
  const [isTicked, setTicked] = useState(false);
  const [website, setWebsite] = useState('');
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});
  const [refused, setRefused] = useState<Refused>();
  const [corrected, setCorrected] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  const [joined, setJoined] = useState<string>();
  const { form, waiting_list: ways } = offer;
  const label = ways.email && ways.sms ? said.contact : ways.email ? words.form.email : words.form.phone;
  const problems = Object.fromEntries(Object.entries({ ...refused?.fields, ...missing }).filter(([field]) => !corrected.includes(field)));
  const lastDay = until.trim() === '' ? last : readTypedDay(until);

  /** What is being corrected is not called wrong until it is sent again. */
  const correct = (...fields: readonly string[]): void => setCorrected([...corrected, ...fields]);

  function faults(): Readonly<Record<string, string>> {
    const typed = contact.trim();
    const isMail = ways.email && isEmail(typed);
    const isNumber = ways.sms && isPhone(normalisePhone(typed));
    return {
      ...(form.name.shown && form.name.required && name.trim() === '' ? { name: words.form.required } : {}),
      ...(isMail || isNumber
        ? {}
        : { email: ways.sms && ways.email ? said.contactWrong : ways.email ? words.form.emailWrong : words.form.phoneWrong }),
      ...(lastDay === undefined ? { last_day: said.untilUnread } : lastDay < first ? { last_day: said.untilWrong } : {}),
      ...(form.checkbox.shown && form.checkbox.required && !isTicked ? { consent: said.consentRequired } : {}),
    };
  }

  async function join(): Promise<void> {
    if (isSending) return;
    const found = faults();
    setMissing(found);
    setCorrected([]);
    setRefused(undefined);
    const [wrong] = Object.keys(found);
    if (wrong !== undefined) return focusOn(wrong);
    setSending(true);
    const typed = contact.trim();
    try {
      const { to } = await ask('POST /public/waiting-list', {
        body: {
          service_id: serviceId,
          first_day: first,
          last_day: lastDay ?? last,
          part,
          language,
          website,
          ...(isEmail(typed) ? { email: typed } : { phone: typed }),
          ...(form.name.shown ? { name } : {}),
          ...(form.checkbox.shown ? { consent: isTicked } : {}),
        },
      });
      setJoined(to);
      // The pressed button is gone: what was read out would otherwise begin at the top of the page.
      focusOn('joined');
    } catch (error) {
      setRefused(readRefused(error, words.failed));
    }
    setSending(false);
  }

  if (joined !== undefined)
    return (
      <div id="joined" tabIndex={-1}>
        <Note icon="check" tone="good">
          {said.joined(joined)}
        </Note>
      </div>
    );
  const isAtField = Object.keys(refused?.fields ?? {}).length > 0;
  const contactProblem = problems['email'] ?? problems['phone'];
  const lastProblem = problems['last_day'];
  return (
    <form
      class="wait"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void join();
      }}
    >
      {first === last ? (
        <Note icon="occupied" tone="warning">
          {said.full}
        </Note>
      ) : null}
      <h3>{said.title}</h3>
      <fieldset class="wait__parts">
        <legend class="unseen">{said.when}</legend>
        {dayParts.map((one) => (
          <label key={one} class={one === part ? 'wait__part wait__part--on' : 'wait__part'}>
            <input type="radio" name="part" checked={one === part} onChange={() => setPart(one)} />
            {said.parts[one]}
          </label>
        ))}
      </fieldset>
      {form.name.shown ? (
        <TextField
          name="name"
          label={words.form.name}
          isRequired={form.name.required}
          autoComplete="name"
          value={name}
          problem={problems['name']}
          onValue={(typed) => {
            setName(typed);
            correct('name');
          }}
        />
      ) : null}
      <TextField
        name="email"
        label={label}
        {...(ways.email && ways.sms ? {} : ways.email ? onlyEmail : onlyPhone)}
        isRequired
        value={contact}
        problem={contactProblem}
        onValue={(typed) => {
          setContact(typed);
          correct('email', 'phone');
        }}
      />
      <div class={`field ${lastProblem === undefined ? '' : 'field--wrong'}`}>
        <label for="last_day">{said.until}</label>
        <span id="last_day-hint" class="field__hint">
          {said.untilHint}
        </span>
        <input
          type="text"
          id="last_day"
          inputMode="decimal"
          autoComplete="off"
          maxLength={30}
          value={until}
          aria-invalid={lastProblem !== undefined}
          aria-describedby={lastProblem === undefined ? 'last_day-hint' : 'last_day-hint last_day-problem'}
          onInput={({ currentTarget }) => {
            setUntil(currentTarget.value);
            correct('last_day');
          }}
        />
        {lastProblem === undefined ? null : (
          <span id="last_day-problem" class="field__problem">
            <Icon name="alert" size={18} />
            {lastProblem}
          </span>
        )}
      </div>
      <Trap label={words.form.website} value={website} problem={problems['website']} onValue={setWebsite} />
      <ConsentField
        offer={offer}
        isTicked={isTicked}
        problem={problems['consent']}
        onTick={(ticked) => {
          setTicked(ticked);
          correct('consent');
        }}
      />
      {refused === undefined || isAtField ? null : <Refusal message={refused.message} />}
      <button type="submit" class="button button--main" aria-disabled={isSending}>
        {isSending ? said.sending : said.submit}
      </button>
      <p class="quiet">{said.how}</p>
    </form>
  );
}

/** After the page has shown what is wrong with the field. */
function focusOn(field: string): void {
  setTimeout(() => document.getElementById(field)?.focus());
}
