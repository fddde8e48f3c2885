import { type ReactNode, Suspense } from 'react';
import type { FileField } from '../../../../contract/derive/files.ts';
import { type Answers, answer, type Field } from '../../../../contract/kit/index.ts';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import { resourceNamed } from '../../core/named.ts';
import { idOf, idsOf, isNothing, rowsOf } from '../../core/row.ts';
import { fieldLabel } from '../../core/words.ts';
import { ReferenceNames } from '../references/reference-name.tsx';
import { saysStore } from '../references/says-store.ts';
import type { CellContext } from './cell-context.ts';
import { renderCell } from './cells.tsx';
import { ChildrenTable } from './children-table.tsx';

const asCell = (field: Field, context: CellContext): ReactNode => renderCell(field, context);
const lines = (_: Field, { value }: CellContext): ReactNode => <span className="value-lines">{String(value)}</span>;

const DescribedParts = lazyPart(async () => (await import('./structure-parts.tsx')).DescribedParts);
const FileShown = lazyPart(async () => (await import('../files/file-shown.tsx')).FileShown);
const shownWhole = (field: FileField, { resource, words, name, row, value }: CellContext): ReactNode => (
  <Suspense>
    <FileShown
      {...{ field, resource }}
      label={fieldLabel(words, resource, name)}
      digest={String(value)}
      rowId={row['id'] === undefined ? null : idOf(row)}
    />
  </Suspense>
);

/** One value with all the room that it needs. */
const showOfKind: Answers<ReactNode, CellContext> = {
  text: lines,
  richText: lines,
  email: asCell,
  phone: asCell,
  int: asCell,
  decimal: asCell,
  flag: asCell,
  choice: asCell,
  set: asCell,
  day: asCell,
  time: asCell,
  instant: asCell,
  duration: asCell,
  reference: asCell,
  references: ({ target }, { value, resource }) => (
    <ReferenceNames target={target} ids={idsOf(value)} withStore={saysStore(resource, resourceNamed(target))} />
  ),
  children: (field, context) => <ChildrenTable {...context} field={field} rows={rowsOf(context.value)} />,
  json: (_, { additions, resource, name, value }) => {
    const Parts = additions.fields?.[name]?.Parts ?? DescribedParts;
    return (
      <Suspense>
        <Parts {...{ resource, name }} before={undefined} after={value} />
      </Suspense>
    );
  },
  colour: asCell,
  file: shownWhole,
  image: shownWhole,
  secret: asCell,
  computed: asCell,
};

/** What a record's page, its history and a conflict show of a value. */
export function renderValue(field: Field, context: CellContext): ReactNode {
  const own = context.additions.fields?.[context.name];
  if (own?.show !== undefined && !isNothing(context.value)) return own.show(context);
  if (own?.cell !== undefined || (field.kind !== 'computed' && isNothing(context.value))) return renderCell(field, context);
  return answer(showOfKind, field, context);
}
