import { createContext, type JSX, type ReactNode, useContext } from 'react';
import { useArrival } from '../behaviour/arrival.ts';
import { useDocumentTitle } from './document-title.ts';
import './page-header.css';

type PageHeaderProps = {
  readonly title: string;
  /** Next to the title: how many there are, in words, or the mark of a state. */
  readonly count?: ReactNode;
  readonly description?: ReactNode;
  /** The way up: a link to the list, above the title. */
  readonly above?: ReactNode;
  /** What the whole screen is narrowed by, between the title and the buttons where there is room. */
  readonly middle?: ReactNode;
  /** Buttons; the primary one last, so that it is in the same place on every screen. */
  readonly actions?: ReactNode;
};

/** Tabs of the group of screens that the screen belongs to; the screens themselves need not know of each other. */
export const PageTabsContext = createContext<ReactNode>(null);

/** Top of every screen: its only first heading, which names the document and takes the focus on arrival. */
export function PageHeader({ title, count, description, above, middle, actions }: PageHeaderProps): JSX.Element {
  const heading = useArrival();
  const tabs = useContext(PageTabsContext);
  useDocumentTitle(title);
  return (
    <div className="page-header">
      <div className="page-header__words">
        {above === undefined ? null : <div className="page-header__above">{above}</div>}
        <div className="page-header__title">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {count === undefined ? null : <span className="page-header__count">{count}</span>}
        </div>
        {description === undefined ? null : <p className="page-header__description">{description}</p>}
      </div>
      {middle === undefined ? null : <div className="page-header__middle">{middle}</div>}
      {actions === undefined ? null : <div className="page-header__actions">{actions}</div>}
      {tabs === null ? null : <div className="page-header__tabs">{tabs}</div>}
    </div>
  );
}
