import type { JSX } from 'react';
import { paging } from '../../../contract/basics/limits.ts';
import { Pager } from '../../ui/table/pager.tsx';
import { pagerWords, useWords } from '../core/words.ts';
import { FlowSelect } from './state/flow-select.tsx';
import { TotalOnDemand } from './state/total-on-demand.tsx';
import type { RecordList } from './state/use-record-list.ts';

const pageSizes = [25, 50, 100, 250] as const;

/** Paging of an entity's list, in the address. */
export function ListPager({ list: recordList }: { readonly list: RecordList }): JSX.Element {
  const { controller } = recordList;
  const { list } = useWords();
  const total = controller.total ?? 0;
  return (
    <Pager
      words={pagerWords(list, total, recordList.isMore)}
      page={controller.page}
      size={controller.perPage}
      sizes={pageSizes}
      total={total}
      deepest={paging.maximalOffset}
      lead={<FlowSelect list={recordList} />}
      extra={<TotalOnDemand list={recordList} />}
      onPage={(page) => controller.setPage(page)}
      onSize={(size) => controller.setPerPage(size)}
    />
  );
}
