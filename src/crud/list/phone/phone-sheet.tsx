import type { JSX } from 'react';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { type FilterChip, FilterChips } from '../../../ui/filter/filter-chips.tsx';
import type { Row } from '../../core/row.ts';
import type { Within } from '../../core/within.ts';
import { useWords } from '../../core/words.ts';
import { fieldFilterOf, withFieldFilter } from '../../fields/filters/field-filter.ts';
import { ExportMenu } from '../export/export-menu.tsx';
import { FilterButton } from '../filters/filter-button.tsx';
import { ImportButton } from '../imports/import-button.tsx';
import { keptWhenCleared } from '../state/list-time.ts';
import type { Columns } from '../state/use-columns.ts';
import type { RecordList } from '../state/use-record-list.ts';
import type { Selection } from '../state/use-selection.ts';
import { countText } from '../totals/count-text.ts';
import { ViewsMenu } from '../views/views-menu.tsx';
import { FoldedFilter } from './folded-filter.tsx';
import './phone-sheet.css';
import { SortSelect } from './sort-select.tsx';

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
              {words.composing.open}
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
