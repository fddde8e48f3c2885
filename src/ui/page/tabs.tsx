import { type JSX, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import './tabs.css';
import { type Edges, edgeClasses, useEdges } from '../behaviour/use-edges.ts';

export type Tab = {
  readonly id: string;
  readonly label: string;
  /** Next to the label: a count or a mark of an error, with its own name. */
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
  const edges = useEdges(list);
  useEffect(() => {
    if (list.current !== null) showSelected(list.current, selected);
  }, [selected]);
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
  const turn = (direction: number) => () => list.current?.scrollBy({ left: direction * list.current.clientWidth * 0.6 });
  return (
    <div className="tabs-frame">
      <div className={edgeClasses('tabs', edges)} role="tablist" aria-label={label} ref={list}>
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
      {edges.before ? <TurnButton side="before" onTurn={turn(-1)} /> : null}
      {edges.after ? <TurnButton side="after" onTurn={turn(1)} /> : null}
    </div>
  );
}

type TurnButtonProps = { readonly side: keyof Edges; readonly onTurn: () => void };

/** For the mouse alone, which has no other way along a strip that is too long: keys walk through the tabs, fingers move them. */
function TurnButton({ side, onTurn }: TurnButtonProps): JSX.Element {
  return (
    <button type="button" className={`tabs__turn tabs__turn--${side}`} tabIndex={-1} aria-hidden="true" onClick={onTurn}>
      <Icon name={side === 'before' ? 'chevronLeft' : 'chevronRight'} size={20} />
    </button>
  );
}

/** As wide as the side of the strip that fades, in pixels: what is under it is hard to read. */
const fade = 56;

/** Moves a strip that is too long for the screen so that the tab is seen; the page itself stays where it is. */
function showSelected(tabList: HTMLElement, selected: string): void {
  const tab = [...tabList.children].find(({ id }) => id.endsWith(`-tab-${selected}`));
  if (tab === undefined) return;
  const [around, own] = [tabList.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (own.left - fade < around.left) tabList.scrollLeft -= around.left - own.left + fade;
  else if (own.right + fade > around.right) tabList.scrollLeft += own.right - around.right + fade;
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
