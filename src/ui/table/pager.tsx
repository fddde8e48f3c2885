import { type JSX, type ReactNode, useId } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Select } from '../field/select.tsx';
import './pager.css';

export type PagerWords = {
  readonly name: string;
  readonly size: string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  /** "1–25 z 319" */
  readonly range: (from: number, to: number) => string;
};

type PagerProps = {
  readonly words: PagerWords;
  readonly page: number;
  readonly size: number;
  readonly sizes: readonly number[];
  readonly total: number;
  /** Pages that begin with a later row are not offered. */
  readonly deepest?: number;
  readonly onPage: (page: number) => void;
  readonly onSize: (size: number) => void;
  /** Is before all else. */
  readonly lead?: ReactNode;
  /** Is next to the range. */
  readonly extra?: ReactNode;
};

/** Which rows are shown and the way to the others. */
export function Pager({ words, page, size, sizes, total, deepest = total, onPage, onSize, lead, extra }: PagerProps): JSX.Element {
  const sizeId = useId();
  const last = Math.max(1, Math.min(Math.ceil(total / size), Math.floor(deepest / size) + 1));
  const from = total === 0 ? 0 : (page - 1) * size + 1;
  const offered = sizes.includes(size) ? sizes : [...sizes, size].toSorted((a, b) => a - b);
  return (
    <nav className="pager" aria-label={words.name}>
      {lead}
      <div className="pager__size">
        <label htmlFor={sizeId}>{words.size}</label>
        <Select
          id={sizeId}
          className="input pager__select"
          value={size}
          options={offered.map((one) => [one, String(one)] as const)}
          onChange={onSize}
        />
      </div>
      <p className="pager__range figures" role="status">
        {words.range(from, Math.min(total, page * size))}
      </p>
      {extra}
      <div className="pager__steps">
        <Step icon="chevronsLeft" label={words.first} to={1} from={page} last={last} onPage={onPage} />
        <Step icon="chevronLeft" label={words.previous} to={page - 1} from={page} last={last} onPage={onPage} />
        <Step icon="chevronRight" label={words.next} to={page + 1} from={page} last={last} onPage={onPage} />
        <Step icon="chevronsRight" label={words.last} to={last} from={page} last={last} onPage={onPage} />
      </div>
    </nav>
  );
}

type StepProps = {
  readonly icon: 'chevronsLeft' | 'chevronLeft' | 'chevronRight' | 'chevronsRight';
  readonly label: string;
  readonly to: number;
  readonly from: number;
  readonly last: number;
  readonly onPage: (page: number) => void;
};

/** Stays in the order of focus when there is no such page, so that the focus is not lost at the last one. */
function Step({ icon, label, to, from, last, onPage }: StepProps): JSX.Element {
  const leadsNowhere = to < 1 || to > last || to === from;
  return (
    <IconButton icon={icon} label={label} aria-disabled={leadsNowhere || undefined} onClick={leadsNowhere ? undefined : () => onPage(to)} />
  );
}
