import { type JSX, useEffect, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import '../page/notice.css';
import './error-summary.css';

export type SummaryItem = { readonly path: string; readonly id: string; readonly label: string; readonly text: string };

type ErrorSummaryProps = {
  readonly title: string;
  readonly help: string;
  readonly items: readonly SummaryItem[];
  /** Grows with each failed attempt: the summary then takes the focus. */
  readonly attempt: number;
  readonly onGo: (item: SummaryItem) => void;
};

/** What keeps the form from being saved, each point leading to its field. */
export function ErrorSummary({ title, help, items, attempt, onGo }: ErrorSummaryProps): JSX.Element | null {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(0);
  // At each drawing: the errors of an attempt may come later than the news of it.
  useEffect(() => {
    if (attempt === shown.current || box.current === null) return;
    shown.current = attempt;
    box.current.focus();
  });
  if (items.length === 0) return null;
  return (
    <div ref={box} className="notice notice--danger error-summary" role="alert" tabIndex={-1}>
      <Icon name="alert" size={20} />
      <div className="notice__words">
        <h2 className="notice__title">{title}</h2>
        <p>{help}</p>
        <ul className="error-summary__list">
          {items.map((item) => (
            <li key={item.path}>
              <a
                href={`#${item.id}`}
                onClick={(event) => {
                  event.preventDefault();
                  onGo(item);
                }}
              >
                {item.label === '' ? item.text : `${item.label}: ${item.text}`}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
