import { type JSX, useId, useState } from 'react';
import { parseMinutes, timeAt } from '../../../../contract/rules/opening/intervals.ts';
import { type EditedDesk, mostBreaks, type PlanFault, type TypedTime } from '../../../../contract/rules/statistics/what-if/edited-plan.ts';
import type { Span } from '../../../../contract/rules/statistics/what-if/past-day.ts';
import { readTypedTime } from '../../../../contract/rules/typing/typed-time.ts';
import { TimeBox } from '../../../crud/fields/inputs/time-box.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Check } from '../../../ui/field/check.tsx';
import { useWhatIfWords } from './what-if-words.ts';

type DeskEditorProps = {
  readonly desk: EditedDesk;
  readonly name: string;
  readonly faults: readonly PlanFault[];
  readonly office: readonly Span[];
  readonly services: readonly { readonly id: number; readonly label: string }[];
  readonly onChange: (desk: EditedDesk) => void;
};

const lunch = { from: 12 * 60, to: 12 * 60 + 30 };

/** Hours, breaks and services of one desk. */
export function DeskEditor({ desk, name, faults, office, services, onChange }: DeskEditorProps): JSX.Element {
  const { whatIf } = useWhatIfWords();
  const noteId = useId();
  const { hours, breaks } = desk;
  const shared = { describedBy: faults.length === 0 ? undefined : noteId };
  const ofHours = faults.some((one) => one === 'time_missing' || one === 'hours_reversed' || one === 'outside_office');
  const ofBreaks = faults.some((one) => one.startsWith('break_'));
  return (
    <div className="desk-editor">
      <Check
        label={whatIf.isOpen}
        checked={hours !== null}
        onChange={(isOpen) =>
          onChange({ ...desk, hours: isOpen ? { from: office[0]?.from ?? null, to: office.at(-1)?.to ?? null } : null, breaks: [] })
        }
      />
      {hours === null ? null : (
        <>
          <fieldset className="desk-editor__times">
            <legend>{whatIf.hours}</legend>
            <MinuteBox
              label={whatIf.from(name)}
              minute={hours.from}
              invalid={ofHours}
              {...shared}
              onChange={(from) => onChange({ ...desk, hours: { ...hours, from } })}
            />
            <span aria-hidden="true">–</span>
            <MinuteBox
              label={whatIf.to(name)}
              minute={hours.to}
              invalid={ofHours}
              {...shared}
              onChange={(to) => onChange({ ...desk, hours: { ...hours, to } })}
            />
          </fieldset>
          <fieldset className="desk-editor__times">
            <legend>{whatIf.breaks}</legend>
            {breaks.map((one, place) => {
              const set = (changed: Partial<typeof one>): void =>
                onChange({ ...desk, breaks: breaks.map((other, at) => (at === place ? { ...one, ...changed } : other)) });
              return (
                // oxlint-disable-next-line react/no-array-index-key -- a break has nothing but its place
                <span className="desk-editor__break" key={place}>
                  <MinuteBox
                    label={whatIf.breakFrom(name, place + 1)}
                    minute={one.from}
                    invalid={ofBreaks}
                    {...shared}
                    onChange={(from) => set({ from })}
                  />
                  <span aria-hidden="true">–</span>
                  <MinuteBox
                    label={whatIf.breakTo(name, place + 1)}
                    minute={one.to}
                    invalid={ofBreaks}
                    {...shared}
                    onChange={(to) => set({ to })}
                  />
                  <IconButton
                    icon="close"
                    label={whatIf.removeBreak(place + 1)}
                    onClick={() => onChange({ ...desk, breaks: breaks.filter((_, at) => at !== place) })}
                  />
                </span>
              );
            })}
            {breaks.length < mostBreaks ? (
              <Button icon="plus" tone="plain" onClick={() => onChange({ ...desk, breaks: [...breaks, lunch] })}>
                {whatIf.addBreak}
              </Button>
            ) : null}
          </fieldset>
          <fieldset className="desk-editor__services">
            <legend>{whatIf.services}</legend>
            <Check
              label={whatIf.allServices}
              checked={services.every(({ id }) => desk.services.includes(id))}
              onChange={(isAll) => onChange({ ...desk, services: isAll ? services.map(({ id }) => id) : [] })}
            />
            {services.map(({ id, label }) => (
              <Check
                key={id}
                label={label}
                checked={desk.services.includes(id)}
                onChange={(isServed) =>
                  onChange({ ...desk, services: isServed ? [...desk.services, id] : desk.services.filter((one) => one !== id) })
                }
              />
            ))}
          </fieldset>
        </>
      )}
      <div id={noteId}>
        {faults.map((fault) => (
          <p className="field__error" key={fault}>
            {whatIf.faults[fault]}
          </p>
        ))}
      </div>
    </div>
  );
}

type MinuteBoxProps = {
  readonly label: string;
  readonly minute: TypedTime;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
  readonly onChange: (minute: TypedTime) => void;
};

/** A time in minutes of the day. What is no time stays as it was typed. */
function MinuteBox({ label, minute, invalid, describedBy, onChange }: MinuteBoxProps): JSX.Element {
  const [typed, setTyped] = useState('');
  const id = useId();
  return (
    <TimeBox
      id={id}
      label={label}
      value={minute === null ? typed : timeAt(minute)}
      invalid={invalid}
      describedBy={describedBy}
      onChange={(text) => {
        const time = readTypedTime(text);
        setTyped(time === null ? text : '');
        onChange(time === null ? null : parseMinutes(time));
      }}
    />
  );
}
