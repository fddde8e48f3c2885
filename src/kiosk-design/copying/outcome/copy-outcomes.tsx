import type { JSX } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Progress } from '../../../ui/page/progress.tsx';
import { useDesignWords } from '../../design-words.ts';
import type { CopyOutcome, CopyWords } from './use-copying.ts';

type OutcomesProps = {
  readonly said: CopyWords;
  readonly outcomes: readonly CopyOutcome[];
  readonly count: number;
  readonly withStates: boolean;
};

/** What became of the copy for each kiosk: what was copied, what did not match, what failed and why. Failures come first. */
export function CopyOutcomes({ said, outcomes, count, withStates }: OutcomesProps): JSX.Element {
  const { copying: words } = useDesignWords();
  const failed = outcomes.filter(({ fault }) => fault !== undefined);
  const done = outcomes.filter(({ fault }) => fault === undefined);
  return (
    <>
      {outcomes.length < count ? (
        <Progress text={words.running} detail={words.progress(outcomes.length, count)} share={outcomes.length / count} />
      ) : (
        <p role="status">{words.outcome(done.length, failed.length)}</p>
      )}
      <ul className="kiosk-copy" aria-label={words.outcomes}>
        {[...failed, ...done].map(({ kiosk, copy, fault }) => (
          <li key={kiosk.id} className={fault === undefined ? undefined : 'kiosk-copy__failed'}>
            <p className="kiosk-copy__kiosk">
              <Icon name={fault === undefined ? 'check' : 'alert'} size={16} />
              <strong>{kiosk.label}</strong>
            </p>
            {fault === undefined ? null : <p className="kiosk-copy__facts">{words.failed(fault)}</p>}
            {copy === undefined ? null : (
              <p className="kiosk-copy__facts">
                {[
                  words.copied,
                  ...(copy.matched === 0 ? [] : [said.matched(copy.matched)]),
                  ...(withStates ? [words.statesCopied] : []),
                ].join(', ')}
              </p>
            )}
            {copy === undefined || copy.unmatched.length === 0 ? null : (
              <p className="kiosk-copy__unmatched">{said.unmatched(copy.unmatched.map(({ name }) => name).join(', '))}</p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
