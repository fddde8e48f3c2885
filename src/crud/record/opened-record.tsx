import type { JSX } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import type { IconName } from '../../ui/icon/generated/icon-name.ts';
import { EmptyScreen } from '../../ui/page/empty-screen.tsx';
import { SkeletonScreen } from '../../ui/page/skeleton.tsx';
import { readRefusal } from '../core/refusal.ts';

/** What a query has found: undefined while it is read, null where there is no such record. */
type Found<Value> = { readonly data: Value | null | undefined; readonly error: Error | null; readonly refetch: () => Promise<unknown> };

type OpenedRecordProps<Value> = {
  readonly found: Found<Value>;
  readonly words: Readonly<Record<'failed' | 'again' | 'missing' | 'missingText' | 'back' | 'loading', string>>;
  readonly icon: IconName;
  /** The list that leads to other records. */
  readonly list: string;
  readonly children: (value: Value) => JSX.Element;
};

/** The screen of one record, once it is read. Says so where it was deleted, and offers to read it again where that failed. */
export function OpenedRecord<Value>({ found, words, icon, list, children }: OpenedRecordProps<Value>): JSX.Element {
  const { data, error, refetch } = found;
  const failure = error === null ? null : readRefusal(error);
  if (failure !== null && failure.status !== 404) {
    return (
      <EmptyScreen
        heading={words.failed}
        icon="alert"
        title={words.failed}
        actions={<Button onClick={() => refetch()}>{words.again}</Button>}
      >
        {failure.message}
      </EmptyScreen>
    );
  }
  if (data === null || failure !== null) {
    const back = (
      <Link className={buttonClass()} to={list}>
        {words.back}
      </Link>
    );
    return (
      <EmptyScreen heading={words.missing} icon={icon} title={words.missing} actions={back}>
        {words.missingText}
      </EmptyScreen>
    );
  }
  return data === undefined ? <SkeletonScreen label={words.loading} /> : children(data);
}
