import { ListContextProvider, ResourceContextProvider } from 'ra-core';
import { type JSX, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { createPageOf, prefixOf } from '../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { Additions } from '../additions.ts';
import { Gate, useMay } from '../gate.tsx';
import { useShortcuts } from '../use-shortcuts.ts';
import { useWords } from '../words.ts';
import { FilterBar } from './filter-bar.tsx';
import './list-page.css';
import { ListBody } from './list-body.tsx';
import { ShortcutSheet } from './shortcut-sheet.tsx';
import { stepRow } from './step-row.ts';
import { useColumns } from './use-columns.ts';
import { useRecordList } from './use-record-list.ts';

export type EntityPageProps = { readonly resource: AnyResource; readonly additions: Additions };

/** The list of an entity, read from its declaration. */
export function ListPage({ resource, additions }: EntityPageProps): JSX.Element {
  return (
    <ResourceContextProvider value={prefixOf(resource)}>
      <Gate resource={resource} action="list">
        <ListScreen resource={resource} additions={additions} />
      </Gate>
    </ResourceContextProvider>
  );
}

function ListScreen({ resource, additions }: EntityPageProps): JSX.Element {
  const words = useWords();
  const navigate = useNavigate();
  const list = useRecordList(resource);
  const columns = useColumns(resource);
  const mayCreate = useMay(resource, 'create');
  const [showsKeys, setShowsKeys] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const { noun, page } = words.labelsOf(resource);
  const { total } = list.controller;
  useShortcuts({
    j: () => stepRow(body.current, 1),
    k: () => stepRow(body.current, -1),
    '/': () => search.current?.focus(),
    '?': () => setShowsKeys(true),
    ...(mayCreate ? { n: () => void navigate(createPageOf(resource)) } : {}),
  });
  const { ListTools } = additions;
  const createLink = mayCreate ? (
    <Link className={buttonClass('primary')} to={createPageOf(resource)}>
      <Icon name="plus" />
      {words.grammar.createAction(noun)}
    </Link>
  ) : null;
  return (
    <ListContextProvider value={list.controller}>
      <PageHeader
        title={page}
        {...(total === undefined ? {} : { count: words.grammar.count(noun, total) })}
        actions={
          <>
            {ListTools === undefined ? null : <ListTools />}
            {createLink}
          </>
        }
      />
      <Panel padded={false}>
        <FilterBar resource={resource} list={list} columns={columns} search={search} onKeys={() => setShowsKeys(true)} />
        <div ref={body}>
          <ListBody resource={resource} additions={additions} list={list} columns={columns.chosen} createLink={createLink} />
        </div>
      </Panel>
      {showsKeys ? <ShortcutSheet mayCreate={mayCreate} onClose={() => setShowsKeys(false)} /> : null}
    </ListContextProvider>
  );
}
