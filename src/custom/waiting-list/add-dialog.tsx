import { type JSX, Suspense, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { type DayPart, dayParts } from '../../../contract/rules/booking/waiting-list.ts';
import { addDays } from '../../../contract/rules/opening/calendar-days.ts';
import { useServicesOf } from '../../branch-status/booking/ordered-services.ts';
import { useCalls } from '../../crud/core/calls.ts';
import { readRefusal } from '../../crud/core/refusal.ts';
import { type Row, textOf } from '../../crud/core/row.ts';
import { useNotify } from '../../crud/core/use-notify.ts';
import { useWords } from '../../crud/core/words.ts';
import { isUnread } from '../../crud/fields/inputs/picked-date.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { lazyPart as loadedPart } from '../../ui/page/lazy-part.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { useWaitingWords } from './waiting-words.ts';

const DateInput = loadedPart(async () => (await import('../../crud/fields/inputs/date-input.tsx')).DateInput);

type AddDialogProps = {
  readonly storeId: number;
  /** The day that is asked for; without one the client waits for two weeks. */
  readonly day: string | undefined;
  readonly today: string;
  /** What the address gives of the client. */
  readonly params: URLSearchParams;
  readonly onAdded: () => Promise<unknown>;
  readonly onClose: () => void;
};

type Typed = Readonly<Record<'service' | 'name' | 'phone' | 'email', string>>;

/** How long a client waits who named no day. */
const usualWaitDays = 14;

/** Adds a client who asks for a full day; what is known of a caller is filled in. */
export function AddDialog({ storeId, day, today, params, onAdded, onClose }: AddDialogProps): JSX.Element {
  const words = useWords();
  const said = useWaitingWords();
  const { ask } = useCalls();
  const notify = useNotify();
  const { data: services } = useServicesOf(storeId);
  const given = (name: string): string => params.get(name) ?? '';
  const [typed, setTyped] = useState<Typed>({
    service: given('service'),
    name: given('name'),
    phone: given('phone'),
    email: given('email'),
  });
  const days = useForm<Row>({ defaultValues: { first_day: day ?? today, last_day: day ?? addDays(today, usualWaitDays) } });
  const [part, setPart] = useState<DayPart>('any');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const type = (values: Partial<Typed>): void => {
    setTyped({ ...typed, ...values });
    setErrors(
      Object.fromEntries(Object.entries(errors).filter(([name]) => !Object.hasOwn(values, name === 'service_id' ? 'service' : name))),
    );
  };
  const offered = (services ?? []).filter(({ isOrdered }) => isOrdered);
  // One that no one chose would be sent as if it were asked for.
  const service = typed.service === '' && offered.length === 1 ? String(offered[0]?.id ?? '') : typed.service;

  async function add(): Promise<void> {
    const { name, phone, email } = typed;
    const { first_day, last_day } = days.getValues();
    const faults = {
      ...(service === '' ? { service_id: said.missing } : {}),
      ...(name.trim() === '' ? { name: said.missing } : {}),
      ...unreadOf({ first_day, last_day }, said),
    };
    if (Object.keys(faults).length > 0) return setErrors(faults);
    setBusy(true);
    try {
      await ask('POST /waiting-list', {
        body: {
          service_id: Number(service),
          first_day: textOf(first_day),
          last_day: textOf(last_day),
          part,
          name,
          ...(phone.trim() === '' ? {} : { phone }),
          ...(email.trim() === '' ? {} : { email }),
        },
      });
      notify(said.added(name), 'success');
      await onAdded();
      onClose();
    } catch (error) {
      const refusal = readRefusal(error);
      setErrors(Object.keys(refusal.errors).length === 0 ? { '': refusal.message } : refusal.errors);
    }
    setBusy(false);
  }

  const dayLabel = (path: 'first_day' | 'last_day'): string => (path === 'first_day' ? said.first : said.last);
  return (
    <Dialog
      title={said.adding}
      closeLabel={words.form.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.form.cancel}</Button>
          <Button tone="primary" busy={isBusy} onClick={() => add()}>
            {said.save}
          </Button>
        </>
      }
    >
      <div className="waiting-list__form">
        <Field label={said.service} error={errors['service_id']}>
          {(control) => (
            <select {...control} className="input" value={service} onChange={({ target }) => type({ service: target.value })}>
              {service === '' ? <option value="">{said.chooseService}</option> : null}
              {offered.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        {(['name', 'phone', 'email'] as const).map((field) => (
          <Field key={field} label={said[field]} error={errors[field]} {...(field === 'email' ? { hint: said.emailHelp } : {})}>
            {(control) => (
              <input
                {...control}
                className="input"
                type={field === 'phone' ? 'tel' : 'text'}
                autoComplete="off"
                maxLength={field === 'name' ? 120 : 254}
                value={typed[field]}
                onChange={({ target }) => type({ [field]: target.value })}
              />
            )}
          </Field>
        ))}
        <FormProvider {...days}>
          {(['first_day', 'last_day'] as const).map((path) => (
            <Field key={path} label={dayLabel(path)} error={errors[path]}>
              {(control) => (
                <Suspense fallback={null}>
                  <DateInput of="day" {...{ path, control, words }} label={dayLabel(path)} />
                </Suspense>
              )}
            </Field>
          ))}
        </FormProvider>
        <Field label={said.part}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={part}
              onChange={({ target }) => setPart(dayParts.find((one) => one === target.value) ?? 'any')}
            >
              {dayParts.map((one) => (
                <option key={one} value={one}>
                  {said.parts[one]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      {errors[''] === undefined ? null : (
        <Notice tone="danger" announce="alert">
          {errors['']}
        </Notice>
      )}
    </Dialog>
  );
}

type Days = Readonly<Record<'first_day' | 'last_day', unknown>>;

/** What is wrong with days that are empty or could not be read. */
function unreadOf(days: Days, said: ReturnType<typeof useWaitingWords>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(days).flatMap(([name, value]) =>
      textOf(value) === '' ? [[name, said.missing]] : isUnread(value) ? [[name, said.unread]] : [],
    ),
  );
}
