import { useRecordContext } from 'ra-core';
import type { JSX } from 'react';
import { checkIntervals } from '../../../../contract/rules/opening/check-intervals.ts';
import { checkPeriod } from '../../../../contract/rules/opening/plan-periods.ts';
import type { BesideProps } from '../../../crud/vocabulary/additions.ts';
import { isRow, type Row, textOf } from '../../../crud/vocabulary/row.ts';
import { useWords } from '../../../crud/vocabulary/words.ts';
import { ImpactNote } from '../impact/impact-note.tsx';
import { draftIntervals } from './week/draft-intervals.ts';

/** Under the form of a plan: what its hours would do to orders. */
export function PlanBeside({ draft, fill }: BesideProps): JSX.Element | null {
  const words = useWords();
  const { id, storeId } = useEdited(draft);
  if (fill === undefined) return null;
  const [valid_from, valid_to] = [dayIn(draft['valid_from']), dayIn(draft['valid_to'])];
  const intervals = draftIntervals(draft['intervals']).flatMap(({ weekday, ...hours }) =>
    weekday === undefined ? [] : [{ ...hours, weekday }],
  );
  const isWrong = Object.keys({ ...checkPeriod({ valid_from, valid_to }), ...checkIntervals({ intervals }) }).length > 0;
  return <ImpactNote {...{ words, storeId }} change={isWrong ? undefined : { plan: { id, valid_from, valid_to, intervals } }} />;
}

/** Under the form of an exception: what its hours would do to orders. */
export function ExceptionBeside({ draft, fill }: BesideProps): JSX.Element | null {
  const words = useWords();
  const { id, storeId } = useEdited(draft);
  if (fill === undefined) return null;
  const day = dayIn(draft['day']);
  const closed = draft['closed'] === true;
  const intervals = draftIntervals(draft['intervals']);
  const isWrong = day === null || closed === intervals.length > 0 || Object.keys(checkIntervals({ intervals })).length > 0;
  return <ImpactNote {...{ words, storeId }} change={isWrong ? undefined : { exception: { id, day, closed, intervals } }} />;
}

/** Which row is edited and of which store; a new one has a store once it is chosen. */
function useEdited(draft: Row): { readonly id: number | null; readonly storeId: number | undefined } {
  const record: unknown = useRecordContext();
  const row = isRow(record) && record['store_id'] !== undefined ? record : undefined;
  const storeId = row?.['store_id'] ?? draft['store_id'];
  return { id: typeof row?.['id'] === 'number' ? row['id'] : null, storeId: typeof storeId === 'number' ? storeId : undefined };
}

const wholeDay = /^\d{4}-\d{2}-\d{2}$/u;

function dayIn(value: unknown): string | null {
  return wholeDay.test(textOf(value)) ? textOf(value) : null;
}
