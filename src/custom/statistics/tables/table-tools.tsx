import type { JSX } from 'react';
import { Link, useLocation } from 'react-router';
import { measureNames } from '../../../../contract/rules/statistics/definitions.ts';
import { usualQuestion, withFixedDates } from '../../../../contract/rules/statistics/question-address.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { useNotify } from '../../../crud/core/use-notify.ts';
import { FileMenu } from '../../../statistics/shown/file-menu.tsx';
import { buildStatisticsQuery, useToday } from '../../../statistics/statistics-query.ts';
import { useStatisticsWords } from '../../../statistics/statistics-words.ts';
import type { AskedQuestion } from '../../../statistics/use-question.ts';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { MenuButton } from '../../../ui/button/menu-button.tsx';
import { MenuItem } from '../../../ui/button/menu-item.tsx';
import { PickPanel } from '../../../ui/filter/pick-panel.tsx';
import { PopoverButton } from '../../../ui/filter/popover-button.tsx';

/** What can be done with the whole table: its columns, its link, its file, its graph. */
export function TableTools({ asked }: { readonly asked: AskedQuestion }): JSX.Element {
  const { screens, measures } = useStatisticsWords();
  const { tables } = screens;
  const { question, change, searchOf, further } = asked;
  const { pathname } = useLocation();
  const today = useToday();
  const notify = useNotify();
  const { download } = useCalls();
  const sort = further.get('sort');
  const copy = async (copied: typeof question): Promise<void> => {
    try {
      await navigator.clipboard.writeText(`${window.location.origin}${pathname}?${searchOf(copied, { sort })}`);
      notify(tables.copied, 'success');
    } catch {
      notify(tables.notCopied, 'error');
    }
  };
  const fileOf = (format: 'csv' | 'xlsx') => () =>
    download('GET /statistics-export', { query: { ...buildStatisticsQuery(question), format } });
  return (
    <>
      <Link className={buttonClass()} to={`/statistics/services/graph?${searchOf(question)}`}>
        {tables.graph}
      </Link>
      <MenuButton icon="link" label={tables.copy}>
        {(close) => (
          <>
            <MenuItem onClick={() => copy(question).then(close)}>{tables.copyRelative}</MenuItem>
            <MenuItem onClick={() => copy(withFixedDates(question, today)).then(close)}>{tables.copyFixed}</MenuItem>
          </>
        )}
      </MenuButton>
      <PopoverButton label={tables.columns} active={false}>
        <p className="quiet">{tables.columnsHelp}</p>
        <PickPanel
          legend={tables.columns}
          options={measureNames.map((value) => ({ value, label: measures[value].name }))}
          picked={question.values}
          onPick={(picked) => {
            const values = measureNames.filter((name) => picked.includes(name));
            if (values.length > 0) change({ values });
          }}
        />
        <Button onClick={() => change({ values: usualQuestion.values })}>{tables.usualColumns}</Button>
      </PopoverButton>
      <FileMenu
        label={tables.export}
        done={tables.exported}
        files={[
          { name: tables.xlsx, fetch: fileOf('xlsx') },
          { name: tables.csv, fetch: fileOf('csv') },
        ]}
      />
    </>
  );
}
