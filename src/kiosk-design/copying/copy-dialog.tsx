import { type JSX, useState } from 'react';
import { fieldOfParameter, kioskParameters, listStoredMedia } from '../../../contract/rules/kiosk/visit/parameters.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Check } from '../../ui/field/check.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Progress } from '../../ui/page/progress.tsx';
import { useDesignWords } from '../design-words.ts';
import type { DesignedKiosk } from '../use-save-design.ts';
import { KioskList } from './choosing/kiosk-list.tsx';
import { type OtherKiosk, type ReadKiosk, useOtherKiosks } from './choosing/other-kiosks.ts';
import { useChosenKiosks } from './choosing/use-chosen-kiosks.ts';
import { type Copy, type CopyOutcome, type CopyWords, useCopying } from './use-copying.ts';

type CopyProps = {
  readonly said: CopyWords;
  readonly from: DesignedKiosk;
  readonly copy: (other: ReadKiosk) => Copy;
  readonly onClose: () => void;
};

/** Copies a part of a design to other kiosks, after showing for each what of it does not match, and says what became of each copy. */
export function CopyDialog({ said, from, copy, onClose }: CopyProps): JSX.Element {
  const { copying: words } = useDesignWords();
  const others = useOtherKiosks(from.screen);
  const { chosen, choose, read } = useChosenKiosks();
  const [withStates, setWithStates] = useState(false);
  const states = statesOf(from);
  const { outcomes, count, run } = useCopying({ copy, read, also: withStates ? states.values : {} });
  const ready = [...chosen.values()].filter((one) => one.read !== undefined);
  const isReady = ready.length > 0 && ready.length === [...chosen.values()].filter(({ fault }) => fault === undefined).length;
  const isRunning = outcomes.length < count;
  const failed = outcomes.filter(({ fault }) => fault !== undefined).map(({ kiosk }) => ({ kiosk }));
  if (count > 0) {
    const actions = isRunning ? undefined : (
      <>
        {failed.length === 0 ? null : <Button onClick={() => run(failed)}>{words.again(failed.length)}</Button>}
        <Button tone="primary" onClick={onClose}>
          {words.close}
        </Button>
      </>
    );
    return (
      <Dialog wide title={said.title} actions={actions} {...(isRunning ? {} : { onClose, closeLabel: words.close })}>
        <CopyOutcomes said={said} outcomes={outcomes} count={count} withStates={withStates} />
      </Dialog>
    );
  }
  const actions = (
    <>
      <Button onClick={onClose}>{words.cancel}</Button>
      <Button tone="primary" aria-disabled={!isReady} onClick={() => (isReady ? run(ready) : undefined)}>
        {words.run(ready.length)}
      </Button>
    </>
  );
  const aboutOf = ({ id }: OtherKiosk): JSX.Element | null => {
    const one = chosen.get(id);
    if (one?.fault !== undefined) return <p className="kiosk-copy__failed">{words.unread(one.fault)}</p>;
    if (one !== undefined && one.read === undefined) return <p className="kiosk-copy__facts">{words.reading}</p>;
    return one?.read === undefined ? null : <Preview said={said} copy={copy(one.read)} />;
  };
  return (
    <Dialog wide title={said.title} closeLabel={words.cancel} onClose={onClose} actions={actions}>
      <p>{said.text}</p>
      {states.count === 0 ? null : (
        <Check label={words.states} help={words.statesOf(states.count)} checked={withStates} onChange={setWithStates} />
      )}
      <KioskList
        others={others}
        none={words.none}
        chosen={new Set(chosen.keys())}
        about={aboutOf}
        onChoose={(kiosks, isChosen) => void choose(kiosks, isChosen)}
      />
    </Dialog>
  );
}

/** What becomes of the copy at a kiosk. */
function Preview({ said, copy }: { readonly said: CopyWords; readonly copy: Copy }): JSX.Element {
  const facts = [...(copy.matched === 0 ? [] : [said.matched(copy.matched)]), ...(copy.replaces ? [said.replaces] : [])];
  return (
    <>
      {facts.length === 0 ? null : <p className="kiosk-copy__facts">{facts.join(', ')}</p>}
      {copy.unmatched.length === 0 ? null : (
        <p className="kiosk-copy__unmatched">
          <Icon name="alert" size={16} />
          {said.unmatched(copy.unmatched.map(({ name }) => name).join(', '))}
        </p>
      )}
    </>
  );
}

/** The stored images and sounds of states: a kiosk keeps its own where there is none to copy. */
function statesOf({ design }: DesignedKiosk) {
  const media = listStoredMedia(design);
  const own = kioskParameters.filter((parameter) => media[parameter] !== null);
  return { count: own.length, values: Object.fromEntries(own.map((parameter) => [fieldOfParameter[parameter], media[parameter]])) };
}

type OutcomesProps = {
  readonly said: CopyWords;
  readonly outcomes: readonly CopyOutcome[];
  readonly count: number;
  readonly withStates: boolean;
};

/** What became of the copy for each kiosk: what was copied, what did not match, what failed and why. Failures come first. */
function CopyOutcomes({ said, outcomes, count, withStates }: OutcomesProps): JSX.Element {
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
