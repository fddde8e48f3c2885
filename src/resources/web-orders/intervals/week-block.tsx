import type { JSX } from 'react';
import { capitalise } from '../../../../contract/messages/basics/grammar.ts';
import type { WeeklyOffer } from '../../../../contract/rules/booking/weekly-offer.ts';
import { spokenInterval, type WeeklyInterval } from '../../../../contract/rules/opening/intervals.ts';
import { useWords } from '../../../crud/core/words.ts';
import { convertToSpan, placedDown, type Span } from '../../../ui/calendar/day-axis.ts';
import { findWeekdayColumn, type Lane, stepped } from './block-geometry.ts';
import { type BlockProblem, type DraftBlock, describeValidity } from './draft-blocks.ts';
import { useIntervalWords } from './interval-words.ts';
import { blockStyle } from './week-background.tsx';

type WeekBlockProps = {
  readonly block: DraftBlock;
  /** Where it is now, also while it is dragged. */
  readonly shown: WeeklyInterval;
  readonly hours: Span;
  readonly lane: Lane;
  readonly offer: WeeklyOffer | undefined;
  readonly problem: BlockProblem | undefined;
  readonly isChosen: boolean;
  /** Under a pointer that moves or stretches it. */
  readonly isHeld: boolean;
  /** Before the name of the value that is wrong: the list of errors leads here while the values are not open. */
  readonly prefix: string;
  readonly onChange: (interval: WeeklyInterval) => void;
  readonly onRemove: () => void;
  readonly onOpen: () => void;
};

/** One interval in the week: moved, stretched, removed and opened by keys. */
export function WeekBlock(props: WeekBlockProps): JSX.Element {
  const { block, shown, hours, lane, offer, problem, isChosen, isHeld, prefix, onChange, onRemove, onOpen } = props;
  const words = useWords();
  const said = useIntervalWords();
  const day = capitalise(words.opening.weekdays[shown.weekday] ?? '');
  const kind = said.each(block.length_minutes ?? 0, block.capacity ?? 0);
  const valid = describeValidity(block, said);
  const cut = offer === undefined || offer.cut.length === 0 ? undefined : said.cut(offer.cut.map(spokenInterval).join(', '));
  const notes = [...(problem === undefined ? [] : [said.wrong(problem.text)]), ...(cut === undefined ? [] : [cut])];
  return (
    <button
      type="button"
      id={isChosen || problem === undefined ? undefined : `${prefix}-${problem.field}`}
      className="week-block"
      data-block={block.at}
      data-held={isHeld ? '' : undefined}
      data-wrong={problem === undefined ? undefined : ''}
      aria-expanded={isChosen}
      style={{
        left: `calc(${((findWeekdayColumn(shown.weekday) + lane.lane / lane.of) / 7) * 100}% + 2px)`,
        width: `calc(${100 / 7 / lane.of}% - 4px)`,
        ...blockStyle(shown, hours),
      }}
      onClick={({ detail }) => {
        // A pointer opens it when it is lifted without a drag; keys and readers press.
        if (detail === 0) onOpen();
      }}
      onKeyDown={(event) => {
        const next = stepped(block, event);
        if (next === undefined && event.key !== 'Delete') return;
        event.preventDefault();
        if (next === undefined) onRemove();
        else onChange(next);
      }}
    >
      {shown === block
        ? offer?.cut.map((part) => (
            <span key={part.opens} className="week-block__cut" style={placedDown(convertToSpan(block), convertToSpan(part))} />
          ))
        : null}
      <strong>
        <span className="visually-hidden">{`${day} `}</span>
        {spokenInterval(shown)}
        <span className="visually-hidden">, </span>
      </strong>
      <span>{[kind, ...valid].join(', ')}</span>
      {notes.map((text) => (
        <span key={text}>
          <span className="visually-hidden">. </span>
          {text}
        </span>
      ))}
    </button>
  );
}
