import { type JSX, type KeyboardEvent, type ReactNode, useRef } from 'react';
import './tabs.css';

export type Tab = {
  readonly id: string;
  readonly label: string;
  /** Beside the label: a count or a mark of an error, with its own name. */
  readonly mark?: ReactNode;
};

type TabsProps = {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  /** Prefix of the ids that tie tabs to panels: the panel is `prefix-panel-id`. */
  readonly prefix: string;
};

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The list of tabs, moved through with arrows, Home and End (WAI-ARIA tabs, selected on focus). */
export function Tabs({ label, tabs, selected, onSelect, prefix }: TabsProps): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  const goTo = (place: number): void => {
    const tab = tabs.at(place % tabs.length);
    if (tab === undefined) return;
    onSelect(tab.id);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${prefix}-tab-${tab.id}`)}`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const here = tabs.findIndex((tab) => tab.id === selected);
    const step = steps[event.key];
    if (step !== undefined) goTo(here + step);
    else if (event.key === 'Home') goTo(0);
    else if (event.key === 'End') goTo(tabs.length - 1);
    else return;
    event.preventDefault();
  };
  return (
    <div className="tabs" role="tablist" aria-label={label} ref={list}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${prefix}-tab-${tab.id}`}
          className="tabs__tab"
          aria-selected={tab.id === selected}
          aria-controls={`${prefix}-panel-${tab.id}`}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
          onKeyDown={onKeyDown}
        >
          {tab.label}
          {tab.mark}
        </button>
      ))}
    </div>
  );
}

type TabPanelProps = { readonly prefix: string; readonly id: string; readonly hidden: boolean; readonly children: ReactNode };

/** What a tab shows. Hidden panels stay mounted, so that a form keeps what was typed. */
export function TabPanel({ prefix, id, hidden, children }: TabPanelProps): JSX.Element {
  return (
    <div role="tabpanel" id={`${prefix}-panel-${id}`} aria-labelledby={`${prefix}-tab-${id}`} hidden={hidden}>
      {children}
    </div>
  );
}
