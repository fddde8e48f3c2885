import { type JSX, type RefObject, Suspense, useState } from 'react';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { preload } from '../../ui/behaviour/preload.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { MenuButton } from '../../ui/button/menu-button.tsx';
import { FilterChips } from '../../ui/filter/filter-chips.tsx';
import { SearchField } from '../../ui/filter/search-field.tsx';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { textOf } from '../core/row.ts';
import { useNarrow } from '../core/use-narrow.ts';
import type { Within } from '../core/within.ts';
import { fieldLabel, useWords } from '../core/words.ts';
import { fieldFilterOf, isAsked, withFieldFilter } from '../fields/filters/field-filter.ts';
import { ColumnChooser } from './column-chooser.tsx';
import { ExportMenu } from './export/export-menu.tsx';
import { ComposeButton, ComposeDialog } from './filter-builder/compose-button.tsx';
import { composedChip } from './filter-builder/composed-chip.tsx';
import { FilterButton } from './filter-button.tsx';
import { ImportButton } from './imports/import-button.tsx';
import { exportedColumns } from './state/columns.ts';
import { keptWhenCleared } from './state/list-time.ts';
import { useAskedFilters } from './state/use-asked-filters.ts';
import type { Columns } from './state/use-columns.ts';
import { useFilterChips } from './state/use-filter-chips.tsx';
import type { RecordList } from './state/use-record-list.ts';
import type { Selection } from './state/use-selection.ts';
import { ViewsMenu } from './views/views-menu.tsx';

const fetchSheet = () => import('./phone-sheet.tsx');
const PhoneSheet = lazyPart(
  async () => (await fetchSheet()).PhoneSheet,
  ({ onClose }) => onClose(),
);

/** This many filters are in the row from the start; further ones are added by name. */
const quickFilters = 3;

type FilterBarProps = {
  readonly resource: AnyResource;
  /** The entity with all that its filter may name, where that is more. */
  readonly whole: AnyResource;
  readonly within: Within | undefined;
  /** What is deleted is not exported. */
  readonly isTrash: boolean;
  readonly list: RecordList;
  readonly columns: Columns;
  /** Undefined where nothing can be done with many rows. */
  readonly selection: Selection | undefined;
  /** Identifiers of rows that were selected one by one. */
  readonly selected: readonly number[];
  readonly onPrint: () => void;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly onKeys: () => void;
  /** Takes the focus from the search to the rows. */
  readonly onRows: () => void;
};

/** Search, filters, columns and what narrows the list just now. */
export function FilterBar(props: FilterBarProps): JSX.Element {
  const { resource, whole, within, isTrash, list, columns, selection, selected, onPrint, search, onKeys, onRows } = props;
  const words = useWords();
  const [added, setAdded] = useState<readonly string[]>([]);
  const [filters, setFilters] = useAskedFilters(resource, list);
  const declared: readonly string[] = resource.list.filters ?? [];
  const shown = declared.filter((name, at) => at < quickFilters || added.includes(name) || isAsked(fieldFilterOf(filters, name)));
  const others = declared.filter((name) => !shown.includes(name));
  const [isComposing, setComposing] = useState(false);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const compose = (): void => {
    setSheetOpen(false);
    setComposing(true);
  };
  const chips = [
    ...composedChip({ resource, words, filters, onFilters: setFilters, onEdit: compose }),
    ...useFilterChips(whole, filters, setFilters),
  ];
  const narrow = useNarrow();
  const searchField =
    (resource.list.search ?? []).length === 0 ? null : (
      <SearchField
        field={search}
        label={words.list.search}
        placeholder={words.list.searchPlaceholder}
        clearLabel={words.list.clearSearch}
        value={textOf(filters['q'])}
        onLeave={onRows}
        onSearch={(q) => {
          const { q: _, ...rest } = filters;
          setFilters(q === '' ? rest : { ...rest, q });
        }}
      />
    );
  if (narrow) {
    return (
      <div className="filter-bar">
        <div className="filter-bar__row" role="search" aria-label={words.list.filters}>
          {searchField}
          <Button icon="filter" aria-haspopup="dialog" onClick={() => setSheetOpen(true)} {...preload(fetchSheet)}>
            {words.list.filtersButton(chips.length)}
          </Button>
        </div>
        {isSheetOpen ? (
          <Suspense>
            <PhoneSheet
              {...{ resource, within, isTrash, list, columns, selection, selected, chips, filters, onPrint }}
              onFilters={setFilters}
              onCompose={compose}
              onClose={() => setSheetOpen(false)}
            />
          </Suspense>
        ) : null}
        {isComposing ? (
          <ComposeDialog {...{ resource, within, isTrash, filters }} onFilters={setFilters} onClose={() => setComposing(false)} />
        ) : null}
      </div>
    );
  }
  return (
    <div className="filter-bar">
      <div className="filter-bar__row" role="search" aria-label={words.list.filters}>
        {isTrash || within !== undefined ? null : <ViewsMenu {...{ resource, list, columns }} />}
        {searchField}
        {shown.map((name) => (
          <FilterButton
            key={name}
            resource={resource}
            within={within}
            asked={{ filters, isTrash }}
            name={name}
            filter={fieldFilterOf(filters, name)}
            startsOpen={added.at(-1) === name}
            onFilter={(filter) => setFilters(withFieldFilter(filters, name, filter))}
          />
        ))}
        {others.length === 0 ? null : (
          <MenuButton label={words.list.addFilter} icon="plus" tone="plain" opensTo="start">
            {(close) =>
              others.map((name) => (
                <button
                  key={name}
                  type="button"
                  className="menu-item"
                  onClick={() => {
                    setAdded([...added, name]);
                    close();
                  }}
                >
                  {fieldLabel(words, resource, name)}
                </button>
              ))
            }
          </MenuButton>
        )}
        {declared.length === 0 ? null : (
          <ComposeButton
            {...{ resource, within, isTrash, filters }}
            isOpen={isComposing}
            onOpen={compose}
            onClose={() => setComposing(false)}
            onFilters={setFilters}
          />
        )}
        <div className="filter-bar__tools">
          <IconButton icon="keyboard" label={words.shortcuts.title} aria-haspopup="dialog" onClick={onKeys} />
          {isTrash ? null : <ImportButton {...{ resource, within, list }} />}
          {isTrash ? null : (
            <ExportMenu
              {...{ resource, within, list, selected, onPrint }}
              columns={exportedColumns(
                resource,
                columns.chosen.map(({ name }) => name),
              )}
            />
          )}
          <ColumnChooser columns={columns} />
        </div>
      </div>
      <FilterChips
        label={words.list.filters}
        chips={chips}
        clearLabel={words.list.clearFilters}
        onClear={() => setFilters(keptWhenCleared(resource, filters))}
      />
    </div>
  );
}
