import { ListContextProvider } from 'ra-core';
import { type JSX, type ReactNode, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useMay } from '../gate.tsx';
import { createPageWithin } from '../given-store.ts';
import { useShortcuts } from '../use-shortcuts.ts';
import { useWords } from '../words.ts';
import { FilterBar } from './filter-bar.tsx';
import './list-page.css';
import { ListBody } from './list-body.tsx';
import type { EntityPageProps } from './list-page.tsx';
import { ShortcutSheet } from './shortcut-sheet.tsx';
import { stepRow } from './step-row.ts';
import { useColumns } from './use-columns.ts';
import { useRecordList } from './use-record-list.ts';
import type { Within } from './within.ts';

export type ListHead = {
  /** How many rows there are, in words; undefined until it is known. */
  readonly count: string | undefined;
  /** Leads to a new record; null for those who may not make one. */
  readonly createLink: ReactNode;
};

type ListFrameProps = EntityPageProps & {
  readonly within?: Within;
  readonly renderHead: (head: ListHead) => ReactNode;
};

/** Filters, rows and pages of an entity under a head that the place gives: a whole screen, or a tab of a record. */
export function ListFrame({ resource, additions, within, renderHead }: ListFrameProps): JSX.Element {
  const words = useWords();
  const navigate = useNavigate();
  const list = useRecordList(resource, within);
  const columns = useColumns(resource, within);
  const mayCreate = useMay(resource, 'create');
  const [showsKeys, setShowsKeys] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const { noun } = words.labelsOf(resource);
  const { total } = list.controller;
  const createPage = createPageWithin(resource, within);
  useShortcuts({
    j: () => stepRow(body.current, 1),
    k: () => stepRow(body.current, -1),
    '/': () => search.current?.focus(),
    '?': () => setShowsKeys(true),
    ...(mayCreate ? { n: () => void navigate(createPage) } : {}),
  });
  const createLink = mayCreate ? (
    // The one primary action of a record is to save it.
    <Link className={buttonClass(within === undefined ? 'primary' : 'secondary')} to={createPage}>
      <Icon name="plus" />
      {words.grammar.createAction(noun)}
    </Link>
  ) : null;
  return (
    <ListContextProvider value={list.controller}>
      {renderHead({ count: total === undefined ? undefined : words.grammar.count(noun, total), createLink })}
      <Panel padded={false}>
        <FilterBar
          {...{ resource, within, list, columns, search }}
          onKeys={() => setShowsKeys(true)}
          onRows={() => {
            search.current?.blur();
            stepRow(body.current, 1);
          }}
        />
        <div ref={body}>
          <ListBody resource={resource} additions={additions} list={list} columns={columns.chosen} createLink={createLink} />
        </div>
      </Panel>
      {showsKeys ? <ShortcutSheet mayCreate={mayCreate} onClose={() => setShowsKeys(false)} /> : null}
    </ListContextProvider>
  );
}
