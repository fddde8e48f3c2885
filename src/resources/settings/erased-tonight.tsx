import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { personalData as czech } from '../../../contract/messages/cs/console/settings/personal-data.ts';
import { personalData as english } from '../../../contract/messages/en/console/settings/personal-data.ts';
import { useCalls } from '../../crud/core/calls.ts';
import { formatInstant } from '../../crud/core/format.ts';
import { useWords, wordsHook } from '../../crud/core/words.ts';
import { Button } from '../../ui/button/button.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { countsText } from './counts-text.ts';
import './erased-tonight.css';

/** Under the form of retention: what the next night erases by what is saved, and what the last one did. */
export function Tonight(): JSX.Element {
  const { language } = useWords();
  const words = usePersonalDataWords();
  const { ask } = useCalls();
  const { data, isPending, refetch } = useQuery({
    queryKey: ['erasing', 'tonight'],
    queryFn: () => ask('GET /erasing/tonight'),
    meta: { follows: ['retention'] },
    retry: false,
  });
  const { tonight } = words;
  return (
    <div className="tonight-panel">
      <Panel>
        <section className="tonight" aria-labelledby="tonight-title" aria-busy={isPending}>
          <h2 id="tonight-title">{tonight.title}</h2>
          {data === undefined ? (
            isPending ? (
              <p className="quiet">{words.loading}</p>
            ) : (
              <>
                <p role="alert">{tonight.failed}</p>
                <Button onClick={() => refetch()}>{tonight.retry}</Button>
              </>
            )
          ) : (
            <>
              <p>
                <strong>{countsText(words.kinds, language, data.counts) || tonight.nothing}</strong>
              </p>
              <p>{tonight.at(formatInstant(data.at))}</p>
              {data.last === null ? null : (
                <p className="quiet">
                  {data.last.finished_at === null
                    ? tonight.lastUnfinished
                    : tonight.last(
                        formatInstant(data.last.finished_at),
                        countsText(words.kinds, language, data.last.counts) || tonight.lastNothing,
                      )}
                </p>
              )}
            </>
          )}
          <ul className="tonight__terms">
            {tonight.terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </section>
      </Panel>
    </div>
  );
}

/** Words of what a night erases: they are fetched with the form of retention. */
const usePersonalDataWords = wordsHook<typeof english>(czech, english);
