import { type JSX, useId, useRef, useState } from 'react';
import { type ReportFormat, type ReportTemplate, reportFormats } from '../../../../contract/operations/report-answer.ts';
import { reportKinds } from '../../../../contract/rules/statistics/report/report-offers.ts';
import { parseReportQuery } from '../../../../contract/rules/statistics/report/report-query.ts';
import { type Rhythm, rhythms } from '../../../../contract/rules/statistics/report/sending-times.ts';
import { formatInstant } from '../../../../contract/rules/time/shown-time.ts';
import { readTypedTime } from '../../../../contract/rules/typing/typed-time.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { readRefusal } from '../../../crud/core/refusal.ts';
import { useNotify } from '../../../crud/core/use-notify.ts';
import { useStatisticsWords } from '../../../statistics/statistics-words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Check } from '../../../ui/field/check.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { useReportWords } from '../result/report-words.ts';
import { useTemplates } from './use-templates.ts';

type ScheduleDialogProps = { readonly template: ReportTemplate; readonly onClose: () => void };
type Failures = { readonly errors: Readonly<Record<string, string>>; readonly message?: string | undefined };

/** Asks when a template is sent by e-mail, as which file and to whom in addition to its owner. */
export function ScheduleDialog({ template, onClose }: ScheduleDialogProps): JSX.Element {
  const { sending: words, templates, result } = useReportWords();
  const { words: answers } = useStatisticsWords();
  const { ask } = useCalls();
  const notify = useNotify();
  const { read } = useTemplates();
  const { schedule } = template;
  const [rhythm, setRhythm] = useState<Rhythm>(schedule?.rhythm ?? 'week');
  const [weekday, setWeekday] = useState(schedule?.weekday ?? 0);
  const [day, setDay] = useState(String(schedule?.day ?? 1));
  const [time, setTime] = useState(schedule?.time ?? '7:00');
  const [format, setFormat] = useState<ReportFormat>(schedule?.format ?? 'pdf');
  const [addresses, setAddresses] = useState(schedule?.addresses.join('\n') ?? '');
  const [isPaused, setPaused] = useState(schedule?.paused === 'asked');
  const [failures, setFailures] = useState<Failures>({ errors: {} });
  const [isSaving, setSaving] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const formId = useId();
  const fail = (what: Failures): void => {
    setFailures(what);
    setSaving(false);
    // What is wrong is marked in the next frame.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const change = async (work: () => Promise<string>): Promise<void> => {
    setSaving(true);
    try {
      const text = await work();
      await read();
      notify(text, 'success');
      onClose();
    } catch (error) {
      const { message, errors } = readRefusal(error);
      fail(Object.keys(errors).length === 0 ? { errors: {}, message } : { errors });
    }
  };
  const save = (): Promise<void> | void => {
    const typedTime = readTypedTime(time);
    const dayNumber = /^\d{1,2}$/u.test(day.trim()) ? Number(day) : 0;
    const isDayWrong = rhythm === 'month' && (dayNumber < 1 || dayNumber > 31);
    const isTimeWrong = typedTime === null || typedTime === '24:00';
    if (isTimeWrong || isDayWrong) {
      return fail({ errors: { ...(isDayWrong ? { day: words.noDay } : {}), ...(isTimeWrong ? { time: words.noTime } : {}) } });
    }
    return change(async () => {
      const kept = await ask('PUT /report-templates/{id}/schedule', {
        path: { id: template.id },
        body: {
          rhythm,
          weekday: rhythm === 'week' ? weekday : null,
          day: rhythm === 'month' ? dayNumber : null,
          time: typedTime,
          format,
          addresses: addresses.trim() === '' ? null : addresses,
          paused: isPaused,
        },
      });
      const next = kept.schedule?.next_at ?? null;
      return next === null ? words.savedPaused(template.name) : words.saved(template.name, formatInstant(next));
    });
  };
  const stop = (): Promise<void> =>
    change(async () => {
      await ask('DELETE /report-templates/{id}/schedule', { path: { id: template.id } });
      return words.stopped(template.name);
    });
  const hasFixedDays = reportKinds.some(
    (kind) => kind === template.kind && typeof parseReportQuery(kind, template.query).period !== 'string',
  );
  const hidesNames = template.kind === 'employees' && addresses.trim() !== '';
  const actions = (
    <>
      {schedule === null ? null : (
        <Button tone="plain" onClick={stop}>
          {words.stop}
        </Button>
      )}
      <Button onClick={onClose}>{templates.cancel}</Button>
      <Button tone="primary" type="submit" form={formId} busy={isSaving}>
        {isSaving ? templates.saving : templates.save}
      </Button>
    </>
  );
  return (
    <Dialog title={words.title(template.name)} closeLabel={templates.close} onClose={onClose} actions={actions}>
      <div ref={form}>
        <Form id={formId} className="report__template-form" onSubmit={save}>
          <p>{words.help}</p>
          {hasFixedDays ? <Notice tone="warning">{words.fixedDays}</Notice> : null}
          <SelectField
            label={words.rhythm}
            value={rhythm}
            options={rhythms.map((one) => [one, words.rhythms[one]] as const)}
            onChange={setRhythm}
          />
          {rhythm === 'week' ? (
            <SelectField
              label={words.weekday}
              error={failures.errors['weekday']}
              value={weekday}
              options={answers.weekdays.map((name, at) => [at, name] as const)}
              onChange={setWeekday}
            />
          ) : null}
          {rhythm === 'month' ? (
            <Field label={words.day} required hint={words.dayHelp} error={failures.errors['day']}>
              {(control) => (
                <input
                  {...control}
                  className="input figures"
                  inputMode="numeric"
                  autoComplete="off"
                  value={day}
                  onChange={({ target }) => setDay(target.value)}
                />
              )}
            </Field>
          ) : null}
          <Field label={words.time} required error={failures.errors['time']}>
            {(control) => (
              <input
                {...control}
                className="input figures"
                autoComplete="off"
                value={time}
                onChange={({ target }) => setTime(target.value)}
              />
            )}
          </Field>
          <SelectField
            label={words.format}
            value={format}
            options={reportFormats.map((one) => [one, result[one]] as const)}
            onChange={setFormat}
          />
          <Field label={words.addresses} hint={words.addressesHelp} error={failures.errors['addresses']}>
            {(control) => (
              <textarea {...control} className="input" rows={3} value={addresses} onChange={({ target }) => setAddresses(target.value)} />
            )}
          </Field>
          {hidesNames ? <Notice tone="info">{words.names}</Notice> : null}
          <Check label={words.pausedLabel} help={words.pausedHelp} checked={isPaused} onChange={setPaused} />
          {failures.message === undefined ? null : (
            <Notice tone="danger" announce="alert">
              {failures.message}
            </Notice>
          )}
        </Form>
      </div>
    </Dialog>
  );
}
