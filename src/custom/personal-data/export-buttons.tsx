import type { JSX } from 'react';
import { localDay } from '../../../contract/rules/time/prague-time.ts';
import { useCalls } from '../../crud/core/calls.ts';
import { useClock } from '../../crud/core/clock.ts';
import { readRefusal } from '../../crud/core/refusal.ts';
import { useNotify } from '../../crud/core/use-notify.ts';
import { useWords } from '../../crud/core/words.ts';
import { saveBlob } from '../../ui/behaviour/save-blob.ts';
import { Button } from '../../ui/button/button.tsx';
import { usePersonWords } from './person-words.ts';
import { reportPage } from './report-page.ts';
import type { Found } from './use-found.ts';

/** Gives what is held to the person themself: as data, or as a page to print. Names of files say of no one. */
export function ExportButtons({ person }: Pick<Found, 'person'>): JSX.Element {
  const all = useWords();
  const words = usePersonWords();
  const now = useClock();
  const { ask } = useCalls();
  const notify = useNotify();
  const download = async (kind: 'json' | 'html'): Promise<void> => {
    try {
      const held = await ask('POST /personal-data/export', { body: { person } });
      const blob =
        kind === 'json'
          ? new Blob([JSON.stringify(held, null, 2)], { type: 'application/json' })
          : new Blob([reportPage(held, { all, words, at: now() })], { type: 'text/html' });
      saveBlob(blob, `${words.found.fileName}-${localDay(now())}.${kind}`);
      notify(words.found.exported, 'success');
    } catch (error) {
      notify(readRefusal(error).message, 'error');
    }
  };
  return (
    <>
      <Button icon="download" onClick={() => download('html')}>
        {words.found.page}
      </Button>
      <Button icon="download" onClick={() => download('json')}>
        {words.found.json}
      </Button>
    </>
  );
}
