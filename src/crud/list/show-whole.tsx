import type { JSX } from 'react';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { useWords } from '../core/words.ts';
import type { RecordList } from './state/use-record-list.ts';

type ShowWholeProps = Pick<RecordList, 'controller'> & { readonly resource: AnyResource };

/** A way out of an address that asks for what the API does not know: no filters and the declared order. */
export function ShowWhole({ resource, controller }: ShowWholeProps): JSX.Element | null {
  const { list } = useWords();
  const [field, order] = resource.list.sort;
  const isWhole = Object.keys(controller.filterValues ?? {}).length === 0 && controller.sort.field === field && controller.page === 1;
  if (isWhole) return null;
  return (
    <Button
      onClick={() => {
        controller.setFilters({}, {});
        controller.setSort({ field, order: order === 'desc' ? 'DESC' : 'ASC' });
      }}
    >
      {list.showWhole}
    </Button>
  );
}
