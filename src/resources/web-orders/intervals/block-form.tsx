import { Fragment, type JSX, useEffect, useRef } from 'react';
import { capitalise } from '../../../../contract/messages/basics/grammar.ts';
import type { WeeklyOffer } from '../../../../contract/rules/booking/weekly-offer.ts';
import { spokenInterval } from '../../../../contract/rules/opening/intervals.ts';
import type { InputProps } from '../../../crud/core/field-props.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import type { BlockProblem, DraftBlock } from './draft-blocks.ts';
import { useIntervalWords } from './interval-words.ts';

type BlockFormProps = InputProps & {
  readonly block: DraftBlock;
  readonly offer: WeeklyOffer | undefined;
  readonly problem: BlockProblem | undefined;
  /** Opened by a key: the focus goes on here. A pointer leaves it at the block. */
  readonly takesFocus: boolean;
  readonly onRemove: () => void;
  readonly onClose: () => void;
};

/** All values of one interval. */
export function BlockForm(props: BlockFormProps): JSX.Element {
  const { resource, words, name, path, nested, block, offer, problem, takesFocus, onRemove, onClose } = props;
  const said = useIntervalWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const field = resource.fields[name];
  // The day is where the block is in the week.
  const fields = field?.kind === 'children' ? Object.entries(field.fields).filter(([child]) => child !== 'weekday') : [];
  const day = capitalise(words.opening.weekdays[block.weekday] ?? '');
  const title = `${day} ${spokenInterval(block)}`;
  return (
    <section className="block-form" aria-label={title}>
      <div className="block-form__head">
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
        <Button icon="trash" tone="plain" onClick={onRemove}>
          {said.remove}
        </Button>
        <Button icon="close" tone="plain" onClick={onClose}>
          {said.close}
        </Button>
      </div>
      {problem === undefined ? null : <Notice tone="danger">{problem.text}</Notice>}
      {offer === undefined || offer.cut.length === 0 ? null : (
        <Notice tone="warning">
          {offer.open.length === 0
            ? said.closedDay(day)
            : said.cutOff(day, offer.open.map(spokenInterval).join(', '), offer.cut.map(spokenInterval).join(', '))}
        </Notice>
      )}
      <div className="block-form__fields">
        {fields.map(([child, one]) => (
          <Fragment key={child}>{nested({ parent: name, name: child, path: `${path}.${block.at}.${child}`, field: one })}</Fragment>
        ))}
      </div>
    </section>
  );
}
