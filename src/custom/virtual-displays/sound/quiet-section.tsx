import { type JSX, useId } from 'react';
import { quietHoursOf } from '../../../../contract/rules/display/display-design.ts';
import { TimeField } from '../fields/time-field.tsx';
import { useDisplayWords } from '../state/display-words.ts';
import type { SettingsSectionProps } from './sound-section.tsx';

/** When the display calls without a sound, and what the two times mean. */
export function QuietSection({ settings, onChange }: SettingsSectionProps): JSX.Element {
  const { quiet: said } = useDisplayWords();
  const id = useId();
  const { quiet_from: from, quiet_to: to } = settings;
  const hours = quietHoursOf(from, to);
  const isWrong = hours === 'incomplete' || hours === 'same';
  const time = { invalid: isWrong, describedBy: `${id}-means` };
  return (
    <section className="display-section" aria-labelledby={id}>
      <h2 id={id}>{said.title}</h2>
      <div className="display-fields">
        <TimeField {...time} label={said.from} value={from} onChange={(changed) => onChange({ quiet_from: changed })} />
        <TimeField {...time} label={said.to} value={to} onChange={(changed) => onChange({ quiet_to: changed })} />
      </div>
      <p id={`${id}-means`} role="status" className={isWrong ? 'display-fault' : 'quiet'}>
        {said.means[hours]}
      </p>
    </section>
  );
}
