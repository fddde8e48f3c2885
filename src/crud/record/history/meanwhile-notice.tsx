import type { JSX } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { formatInstant } from '../../core/format.ts';
import { type Row, textOf } from '../../core/row.ts';
import { useWords } from '../../core/words.ts';
import './meanwhile-notice.css';
import { type RecordFormWords, useRecordFormWords } from '../record-context/record-form-words.ts';
import type { LastChange } from './use-saved-by.ts';

/** What happened to a record elsewhere while a form of it is open. */
export type Meanwhile = 'changed' | 'gone' | undefined;

/** The same in a few words. */
export function meanwhileText({ meanwhile: words }: RecordFormWords, meanwhile: Meanwhile, change: LastChange | undefined): string {
  if (meanwhile === undefined) return '';
  if (meanwhile === 'changed') return words.changed;
  return change?.action === 'delete' ? words.deleted : words.gone;
}

type ChangedNoticeProps = {
  /** The row as it is now. */
  readonly record: Row;
  readonly change: LastChange | undefined;
  readonly onLoad: () => void;
  readonly onKeep: () => void;
};

/** Someone saved the record while a person is typing: says who and lets them choose. Neither loses anything unasked. */
export function ChangedNotice({ record, change, onLoad, onKeep }: ChangedNoticeProps): JSX.Element {
  const words = useWords();
  const own = useRecordFormWords();
  const { meanwhile } = own;
  const { conflict, savedAt } = words.form;
  const time = formatInstant(textOf(record['updated_at']));
  const isKnown = change !== undefined && change.actor !== '' && change.version === Number(record['version']);
  return (
    <div className="meanwhile">
      <Notice tone="warning" title={meanwhileText(own, 'changed', change)}>
        <p>{isKnown ? conflict.savedBy(change.actor, time) : savedAt(time)}</p>
        <p>{meanwhile.changedHelp}</p>
        <div className="meanwhile__actions">
          <Button onClick={onLoad}>{meanwhile.load}</Button>
          <Button onClick={onKeep}>{meanwhile.keep}</Button>
        </div>
      </Notice>
    </div>
  );
}

type GoneNoticeProps = { readonly change: LastChange | undefined; readonly up: string };

/** The record on the screen no longer exists, or no longer for this person's eyes. */
export function GoneNotice({ change, up }: GoneNoticeProps): JSX.Element {
  const words = useWords();
  const own = useRecordFormWords();
  return (
    <div className="meanwhile">
      <Notice tone="danger" title={meanwhileText(own, 'gone', change)}>
        <p>{own.meanwhile.goneHelp}</p>
        <div className="meanwhile__actions">
          <Link className={buttonClass('secondary')} to={up}>
            {words.form.back}
          </Link>
        </div>
      </Notice>
    </div>
  );
}
