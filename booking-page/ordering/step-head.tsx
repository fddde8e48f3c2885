import type { JSX } from 'preact';
import type { BookingStep } from '../../contract/rules/booking-page/booking-steps.ts';
import { Icon } from '../parts/icon.tsx';
import { useLanguage } from '../words/language.ts';

/** The day and its time are one step for the client. */
const places: Readonly<Record<BookingStep, number>> = { thing: 1, place: 2, day: 3, time: 3, form: 4 };
const longest = [1, 2, 3, 4];

type StepHeadProps = {
  readonly step: BookingStep;
  /** The thing can be ordered at one place alone: there is no step to choose it. */
  readonly isOnePlace: boolean;
};

/** How far the client is, and the way back. */
export function StepHead({ step, isOnePlace }: StepHeadProps): JSX.Element {
  const { words } = useLanguage();
  const left = isOnePlace ? 1 : 0;
  const place = places[step] - (step === 'thing' ? 0 : left);
  const all = longest.length - left;
  return (
    <div class="step__head">
      {step === 'thing' ? null : (
        <button type="button" class="as-link" onClick={() => history.back()}>
          <Icon name="back" />
          {words.back}
        </button>
      )}
      <span class="step__count">{words.step(place, all)}</span>
      <span class="step__bar" aria-hidden="true">
        {longest.slice(0, all).map((each) => (
          <i key={each} class={each <= place ? 'done' : ''} />
        ))}
      </span>
    </div>
  );
}
