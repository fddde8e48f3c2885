import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { useCalls } from '../../crud/core/calls.ts';
import { formatInstant } from '../../crud/core/format.ts';
import { refusalOf } from '../../crud/core/refusal.ts';
import { useWords } from '../../crud/core/words.ts';
import { countsText } from '../../resources/settings/retention/counts-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { SkeletonScreen } from '../../ui/page/skeleton.tsx';
import { usePersonWords } from './person-words.ts';
import { personalDataKey } from './use-found.ts';

/** Who erased someone on request, when and how much: what an administrator shows to anyone who checks it. */
export function ErasureList(): JSX.Element {
  const words = usePersonWords();
  return (
    <section className="erasures" aria-labelledby="erasures-title">
      <h2 id="erasures-title">{words.record.title}</h2>
      <Erasures />
    </section>
  );
}

function Erasures(): JSX.Element {
  const { language, form } = useWords();
  const { record: words, kinds, sought } = usePersonWords();
  const { ask } = useCalls();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: [personalDataKey, 'erasures'],
    queryFn: ({ signal }) => ask('GET /personal-data/erasures', { signal }),
    retry: false,
  });
  if (isPending) return <SkeletonScreen label={words.loading} />;
  if (data === undefined) {
    return (
      <Panel padded={false}>
        <EmptyState icon="alert" title={words.failed} actions={<Button onClick={() => refetch()}>{sought.retry}</Button>}>
          {error === null ? '' : refusalOf(error).message}
        </EmptyState>
      </Panel>
    );
  }
  if (data.length === 0) return <p className="quiet">{words.none}</p>;
  return (
    <>
      <p className="quiet">{words.help}</p>
      <Panel padded={false}>
        <ul className="found-list">
          {data.map(({ id, at, actor, person, counts }) => (
            <li key={id}>
              <div className="found-list__line">
                <strong>{formatInstant(at)}</strong>
                <span>{actor ?? form.history.system}</span>
                <span>{countsText(kinds, language, counts) || words.nobody}</span>
              </div>
              <p className="found-list__held">
                {words.digest} <code>{person}</code>
              </p>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
