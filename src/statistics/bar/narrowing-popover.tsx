import { type JSX, useState } from 'react';
import { foldDiacritics } from '../../../contract/rules/text/fold-diacritics.ts';
import { Button } from '../../ui/button/button.tsx';
import { PickPanel } from '../../ui/filter/pick-panel.tsx';
import { PopoverButton } from '../../ui/filter/popover-button.tsx';
import { useStatisticsWords } from '../statistics-words.ts';

type NarrowingPart = {
  readonly legend: string;
  readonly options: readonly { readonly id: number; readonly label: string }[];
  readonly picked: readonly number[];
  readonly onPick: (picked: readonly number[]) => void;
};

type NarrowingPopoverProps = {
  readonly label: string;
  readonly parts: readonly NarrowingPart[];
  /** What can be done with all of it at once. */
  readonly action: { readonly text: string; readonly onPress: () => void } | null;
};

/** From how many on a list can be searched. */
const searchedFrom = 8;

/** Several of many, found by typing; what is picked stays in sight at the top. */
export function NarrowingPopover({ label, parts, action }: NarrowingPopoverProps): JSX.Element {
  const { bar } = useStatisticsWords().screens;
  const [text, setText] = useState('');
  const isAny = parts.some(({ picked }) => picked.length > 0);
  const found = parts.map((part) => ({
    ...part,
    options: ordered(part).filter(({ label: name }) => foldDiacritics(name).includes(foldDiacritics(text))),
  }));
  const count = parts.reduce((sum, { options }) => sum + options.length, 0);
  return (
    <PopoverButton label={label} active={isAny}>
      {count < searchedFrom ? null : (
        <input
          className="input"
          type="search"
          aria-label={bar.find}
          placeholder={bar.find}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      {found.every(({ options }) => options.length === 0) ? <p role="status">{bar.noneFound}</p> : null}
      {found.map(({ legend, options, picked, onPick }) =>
        options.length === 0 ? null : (
          <div key={legend}>
            <p className="narrowing__legend" aria-hidden="true">
              {legend}
            </p>
            <PickPanel
              legend={legend}
              options={options.map(({ id, label: name }) => ({ value: String(id), label: name }))}
              picked={picked.map(String)}
              onPick={(all) => onPick(all.map(Number))}
            />
          </div>
        ),
      )}
      {action === null ? null : <Button onClick={action.onPress}>{action.text}</Button>}
    </PopoverButton>
  );
}

function ordered({ options, picked }: NarrowingPart): NarrowingPart['options'] {
  return [...options.filter(({ id }) => picked.includes(id)), ...options.filter(({ id }) => !picked.includes(id))];
}
