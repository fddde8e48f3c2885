import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { useSingleRun } from '../../../ui/button/use-single-run.ts';
import { useClock } from '../../core/clock.ts';
import type { Row } from '../../core/row.ts';
import { useWords } from '../../core/words.ts';
import { isSame, startDraft } from '../../record/draft/draft.ts';
import { flatErrors, pathLabel, resolverOf } from '../../record/draft/form-errors.ts';
import { useSave } from '../../record/draft/use-save.ts';
import type { CellProps } from './cell-props.ts';

/** Both values of a field that someone else saved first. */
export type CellConflict = { readonly mine: Row; readonly theirs: Row };

export type CellSave = {
  readonly form: UseFormReturn<Row>;
  readonly saving: boolean;
  /** What keeps it from being saved, in words that are at the cell. */
  readonly faults: readonly string[];
  readonly conflict: CellConflict | undefined;
  /** Saves what is typed, and goes on when it is saved or nothing was changed. */
  readonly submit: (then: () => void) => void;
  readonly takeMine: (then: () => void) => void;
  readonly takeTheirs: (then: () => void) => void;
};

/** One field of a record as a form of its own, judged and saved as on the record's page: over the version that was seen. */
export function useCellSave({ resource, row, name, onSaved }: CellProps): CellSave {
  const words = useWords();
  const now = useClock();
  const queries = useQueryClient();
  const [base, setBase] = useState(row);
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<CellConflict>();
  const { save, saving } = useSave(resource);
  const resolver = useMemo(() => resolverOf({ resource, words, now, base }), [resource, words, now, base]);
  const form = useForm<Row>({ defaultValues: startDraft(resource, row), resolver, shouldFocusError: false });

  const write = async (values: Row, over: Row, then: () => void, isSecond = false): Promise<void> => {
    const saved = await save(values, over);
    if ('row' in saved) {
      setConflict(undefined);
      onSaved(saved.row);
      then();
      return;
    }
    const { status, current, errors, message } = saved.refusal;
    if (status === 412 && current !== undefined) {
      // Another field was changed meanwhile: this one is still what the person saw.
      if (!isSecond && isSame(current[name], over[name])) await write(values, current, then, true);
      else setConflict({ mine: values, theirs: current });
      return;
    }
    for (const [path, text] of Object.entries(errors)) form.setError(path, { type: 'server', message: text });
    if (Object.keys(errors).length > 0) return;
    setFailure(status === 404 ? words.form.conflict.deleted : message);
  };
  const [submit] = useSingleRun(async (then: () => void): Promise<void> => {
    if (saving) return;
    setFailure(undefined);
    await form.handleSubmit(async (values) => {
      if (Object.keys(values).length === 0) then();
      else await write(values, base, then);
    })();
  });
  const { errors } = form.formState;
  const faults = flatErrors(errors).map(({ path, text }) => (path === name ? text : `${pathLabel(words, resource, path)}: ${text}`));
  return {
    form,
    saving,
    faults: failure === undefined ? faults : [...faults, failure],
    conflict,
    submit,
    takeMine: (then) => {
      if (conflict !== undefined && !saving) void write(conflict.mine, conflict.theirs, then);
    },
    takeTheirs: (then) => {
      if (conflict === undefined) return;
      setBase(conflict.theirs);
      onSaved(conflict.theirs);
      void queries.invalidateQueries({ queryKey: [prefixOf(resource), 'getList'] });
      then();
    },
  };
}
