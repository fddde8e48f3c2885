import { type JSX, type SubmitEvent, useId, useRef, useState } from 'react';
import { filterGroups } from '../../../../contract/basics/limits.ts';
import { localDay } from '../../../../contract/rules/time/prague-time.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useFromClock } from '../../core/clock.ts';
import { LeaveGuard, UnsavedDialog } from '../../core/leave-guard.tsx';
import type { BuilderDialogProps } from './builder-context.ts';
import { withComposed } from './composed.ts';
import './filter-builder.css';
import { useGetList } from 'ra-core';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { isRow, type Row } from '../../core/row.ts';
import { useRested } from '../../fields/references/use-rested.ts';
import { useBuilderWords } from './builder-words.ts';
import { listDraftConditions } from './draft.ts';
import { GroupPanel } from './group-panel.tsx';
import { useDraft } from './use-draft.ts';
import { writtenFilter } from './written-filter.ts';

type MatchCountProps = {
  readonly resource: AnyResource;
  /** The whole filter of the list as it would be; undefined until it is finished. */
  readonly filter: Row | undefined;
  readonly isTrash: boolean;
};

const restMilliseconds = 300;

/** How many rows the list would have, counted while the filter is put together. */
function MatchCount({ resource, filter, isTrash }: MatchCountProps): JSX.Element {
  const { filterBuilder } = useBuilderWords();
  const text = filter === undefined ? '' : JSON.stringify(filter);
  const rested = useRested(text, restMilliseconds);
  const asked: unknown = rested === '' ? {} : JSON.parse(rested);
  const [field, order] = resource.list.sort;
  const { total, meta, isFetching, isPlaceholderData, error } = useGetList(
    prefixOf(resource),
    {
      // Of the answer only the total is wanted.
      pagination: { page: 1, perPage: 1 },
      sort: { field, order: order === 'desc' ? 'DESC' : 'ASC' },
      filter: isRow(asked) ? asked : {},
      meta: { isBounded: true, ...(isTrash ? { trash: true } : {}) },
    },
    { enabled: rested !== '', retry: false },
  );
  const isOld = rested !== text || isPlaceholderData || total === undefined;
  const said = (): string => {
    if (text === '') return filterBuilder.unfinished;
    if (error !== null && !isFetching) return filterBuilder.uncounted;
    return isOld ? filterBuilder.counting : filterBuilder.matches(total, meta?.isMore === true);
  };
  return (
    <p className="filter-builder__count" role="status">
      {said()}
    </p>
  );
}

const nowhere = (): boolean => false;
const focusable = 'input, select, button';

/** Puts conditions and groups of them together, says how many rows they leave, and gives them to the list. */
export function BuilderDialog({ resource, within, isTrash, filters, onFilters, onClose }: BuilderDialogProps): JSX.Element {
  const { filterBuilder, form } = useBuilderWords();
  const [tried, setTried] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const lets = useRef(false);
  const formId = useId();
  const idOf = (key: string, spot: string): string => `${formId}-${key}-${spot}`;
  const focusOn = (id: string): void => {
    const element = document.getElementById(id);
    (element?.matches(focusable) === true ? element : element?.querySelector<HTMLElement>(focusable))?.focus();
  };
  const { draft, isChanged, added, ...acts } = useDraft(resource, filters);
  const today = useFromClock(localDay);
  const written = writtenFilter(resource, draft, today);
  const count = listDraftConditions(draft).length;
  const isFull = count >= filterGroups.mostConditions;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if ('filter' in written) {
      lets.current = true;
      onFilters(withComposed(filters, written.filter));
      onClose();
      return;
    }
    setTried(true);
    const [first] = written.wrong;
    if (first !== undefined) focusOn(idOf(first.key, first.spot === 'group' ? 'add' : first.spot));
  };
  const leave = (): void => {
    if (isChanged) setLeaving(true);
    else onClose();
  };
  const adding =
    (add: (group: string) => void) =>
    (group: string): void => {
      if (isFull) return;
      // What was just added is empty by rights.
      setTried(false);
      add(group);
    };
  const place = within === undefined ? {} : { [within.name]: within.id };
  const actions = (
    <>
      <MatchCount
        {...{ resource, isTrash }}
        filter={'filter' in written ? { ...withComposed(filters, written.filter), ...place } : undefined}
      />
      <Button onClick={leave}>{filterBuilder.cancel}</Button>
      <Button tone="primary" type="submit" form={formId}>
        {filterBuilder.apply}
      </Button>
    </>
  );
  return (
    <Dialog wide asksItself title={filterBuilder.open} closeLabel={form.close} onClose={leave} actions={actions}>
      <p className="quiet">{filterBuilder.help}</p>
      <form id={formId} noValidate onSubmit={submit}>
        <GroupPanel
          group={draft}
          depth={1}
          builder={{
            resource,
            within,
            isFull,
            added,
            idOf,
            wrong: tried && 'wrong' in written ? written.wrong : [],
            change: acts.change,
            addCondition: adding(acts.addCondition),
            addGroup: adding(acts.addGroup),
            remove: (key, group) => {
              acts.remove(key);
              // What was pressed goes with its row.
              focusOn(idOf(group, 'add'));
            },
          }}
        />
      </form>
      {isFull ? <p className="quiet">{filterBuilder.full(filterGroups.mostConditions)}</p> : null}
      {isChanged ? <LeaveGuard isInside={nowhere} words={filterBuilder.guard} lets={lets} onLeave={onClose} /> : null}
      {isLeaving ? <UnsavedDialog words={filterBuilder.guard} onLeave={onClose} onStay={() => setLeaving(false)} /> : null}
    </Dialog>
  );
}
