import { type JSX, useId, useState } from 'react';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { type FilterChip, FilterChips } from '../../ui/filter/filter-chips.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { Row } from '../core/row.ts';
import type { Within } from '../core/within.ts';
import { fieldLabel, useWords } from '../core/words.ts';
import { fieldFilterOf, withFieldFilter } from '../fields/filters/field-filter.ts';
import { ExportMenu } from './export/export-menu.tsx';
import { FilterButton, type FilterFrameProps } from './filter-button.tsx';
import { ImportButton } from './imports/import-button.tsx';
import { keptWhenCleared } from './state/list-time.ts';
import type { Columns } from './state/use-columns.ts';
import { countText, type RecordList } from './state/use-record-list.ts';
import type { Selection } from './state/use-selection.ts';
import { ViewsMenu } from './views/views-menu.tsx';
import './phone-sheet.css';
import { IconButton } from '../../ui/button/icon-button.tsx';
import type { Column } from '../../ui/table/rows-and-columns.ts';

type PhoneSheetProps = {
  readonly resource: AnyResource;
  readonly within: Within | undefined;
  readonly isTrash: boolean;
  readonly list: RecordList;
  readonly columns: Columns;
  readonly selection: Selection | undefined;
  /** Identifiers of rows that were selected one by one. */
  readonly selected: readonly number[];
  readonly chips: readonly FilterChip[];
  readonly filters: Row;
  readonly onFilters: (filters: Row) => void;
  readonly onPrint: () => void;
  /** Opens the builder of a filter in place of the sheet. */
  readonly onCompose: () => void;
  readonly onClose: () => void;
};

/** What a wide screen has over its table, in one sheet: views, filters, order, and what is done with the whole list. */
export function PhoneSheet(props: PhoneSheetProps): JSX.Element {
  const { resource, within, isTrash, list, columns, selection, selected, chips, filters, onFilters, onPrint, onCompose, onClose } = props;
  const words = useWords();
  const { sheet } = words.list;
  const declared: readonly string[] = resource.list.filters ?? [];
  const actions = (
    <>
      <p className="phone-sheet__count" role="status">
        {countText(words, resource, list)}
      </p>
      <Button tone="primary" onClick={onClose}>
        {sheet.done}
      </Button>
    </>
  );
  return (
    <Dialog title={sheet.title} closeLabel={words.form.close} onClose={onClose} actions={actions}>
      <div className="phone-sheet">
        <FilterChips
          label={words.list.filters}
          chips={chips}
          clearLabel={words.list.clearFilters}
          onClear={() => onFilters(keptWhenCleared(resource, filters))}
        />
        {isTrash || within !== undefined ? null : <ViewsMenu {...{ resource, list, columns }} />}
        {declared.length === 0 ? null : (
          <div>
            {declared.map((name) => (
              <FilterButton
                key={name}
                {...{ resource, within, name }}
                asked={{ filters, isTrash }}
                filter={fieldFilterOf(filters, name)}
                startsOpen={false}
                onFilter={(filter) => onFilters(withFieldFilter(filters, name, filter))}
                Frame={FoldedFilter}
              />
            ))}
            <Button tone="plain" icon="filter" aria-haspopup="dialog" onClick={onCompose}>
              {words.filterBuilder.open}
            </Button>
          </div>
        )}
        <SortSelect resource={resource} list={list} columns={columns.chosen} />
        <div className="phone-sheet__tools">
          {selection === undefined ? null : (
            <Button
              onClick={() => {
                selection.togglePage();
                onClose();
              }}
            >
              {selection.page === 'all' ? words.list.unselect : selection.pageLabel}
            </Button>
          )}
          {isTrash ? null : <ImportButton {...{ resource, within, list }} />}
          {isTrash ? null : (
            <ExportMenu {...{ resource, within, list, selected, onPrint }} columns={columns.chosen.map(({ name }) => name)} />
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** The name of a filter that unfolds what it asks, under it. */
function FoldedFilter({ label, active, startsOpen, children }: FilterFrameProps): JSX.Element {
  const [isOpen, setOpen] = useState(startsOpen);
  const id = useId();
  return (
    <div className="folded-filter">
      <button
        type="button"
        className={active ? 'folded-filter__name folded-filter__name--active' : 'folded-filter__name'}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={16} />
      </button>
      {isOpen ? (
        <div id={id} className="folded-filter__panel" role="group" aria-label={label}>
          {children}
        </div>
      ) : null}
    </div>
  );
}

type SortSelectProps = {
  readonly list: RecordList;
  readonly columns: readonly Column[];
  readonly resource: AnyResource;
};

/** The order of rows, where there are no heads of columns to press. */
function SortSelect({ list: { sortKeys, controller }, columns, resource }: SortSelectProps): JSX.Element | null {
  const words = useWords();
  const { list } = words;
  const id = useId();
  const [first] = sortKeys;
  const sortable = columns.filter((column) => column.sortable);
  if (first === undefined || sortable.length === 0) return null;
  const descends = first.order === 'DESC';
  return (
    <div className="list-sort">
      <label htmlFor={id}>{list.sortBy}</label>
      <select
        id={id}
        className="input"
        value={first.field}
        onChange={(event) => controller.setSort({ field: event.target.value, order: 'ASC' })}
      >
        {sortable.some((column) => column.name === first.field) ? null : (
          <option value={first.field}>{fieldLabel(words, resource, first.field)}</option>
        )}
        {sortable.map((column) => (
          <option key={column.name} value={column.name}>
            {column.label}
          </option>
        ))}
      </select>
      <IconButton
        icon={descends ? 'chevronDown' : 'chevronUp'}
        label={descends ? list.descending : list.ascending}
        onClick={() => controller.setSort({ field: first.field, order: descends ? 'ASC' : 'DESC' })}
      />
    </div>
  );
}
