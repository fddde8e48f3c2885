import { type JSX, useId } from 'react';
import { bookingPlansAtOnce } from '../../../../contract/basics/limits.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { GroupedChoice } from '../../settings/user/grouped-choice.tsx';
import { useCopyWords } from './copy-words.ts';
import type { PlanKind } from './plan-target.ts';
import type { useTargets } from './use-targets.ts';

type TargetChoiceProps = {
  readonly kind: PlanKind;
  readonly targets: ReturnType<typeof useTargets>;
  readonly chosen: readonly string[];
  readonly onChoose: (keys: readonly string[]) => void;
};

/** Services or agendas of stores that the plan is copied to. */
export function TargetChoice({ kind, targets, chosen, onChoose }: TargetChoiceProps): JSX.Element {
  const said = useCopyWords()[kind];
  const id = useId();
  const { data, isError, refetch } = targets;
  if (isError) {
    return (
      <Notice tone="danger" title={said.notLoaded}>
        <Button onClick={() => refetch()}>{said.retry}</Button>
      </Notice>
    );
  }
  if (data === undefined) return <p role="status">{said.loading}</p>;
  const { stores, name, named } = data;
  const total = stores.reduce((sum, { items }) => sum + items.length, 0);
  if (total === 0) return <p>{said.none}</p>;
  const others = chosen.filter((key) => !named.includes(key));
  const held = chosen.length - others.length;
  const isEverywhere = held === named.length;
  return (
    <div className="store-choice">
      <p>{said.help}</p>
      {named.length === 0 ? null : (
        <label className="areas__name">
          <input type="checkbox" checked={isEverywhere} onChange={() => onChoose(isEverywhere ? others : [...others, ...named])} />
          {said.everywhere(name, held, named.length)}
        </label>
      )}
      <p className="rights__note" role="status">
        {said.chosen(chosen.length)}
      </p>
      {chosen.length > bookingPlansAtOnce ? (
        <Notice tone="warning" announce="status">
          {said.tooManyChosen(chosen.length, bookingPlansAtOnce)}
        </Notice>
      ) : null}
      <GroupedChoice groups={stores} {...{ id, total, chosen, said, onChoose }} />
    </div>
  );
}
