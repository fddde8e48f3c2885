import { useQueryClient } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { refusalOf } from '../../crud/core/refusal.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { SkeletonScreen } from '../../ui/page/skeleton.tsx';
import { ErasureList } from './erasure-list.tsx';
import { FoundData } from './found-data.tsx';
import { usePersonWords } from './person-words.ts';
import { SoughtForm } from './sought-form.tsx';
import { personalDataKey, useFound } from './use-found.ts';
import './personal-data.css';

/** The address bar never holds whom someone sought; the memory of the page does, for the way back from a record. */
const soughtKey = [personalDataKey, 'sought'];

/** `/settings/personal-data`: what is held about a citizen who wrote, and the way to hand it over or to erase it. */
export function PersonalData(): JSX.Element {
  const words = usePersonWords();
  const queries = useQueryClient();
  const [sought, setSought] = useState(() => queries.getQueryData<string>(soughtKey));
  const [attempt, setAttempt] = useState(0);
  const { data, error, refetch } = useFound(sought);
  const isSeeking = sought !== undefined && data === undefined && error === null;
  const seek = async (person: string): Promise<void> => {
    queries.setQueryData(soughtKey, person);
    if (person === sought) await refetch();
    setSought(person);
    setAttempt((before) => before + 1);
  };
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      <div className="personal-data">
        <SoughtForm begins={sought ?? ''} isSeeking={isSeeking} onSeek={seek} />
        {isSeeking ? <SkeletonScreen label={words.sought.finding} /> : null}
        {data === undefined && error !== null ? (
          <Panel padded={false}>
            <div role="alert">
              <EmptyState
                icon="alert"
                title={words.sought.failed}
                actions={<Button onClick={() => refetch()}>{words.sought.retry}</Button>}
              >
                {refusalOf(error).message}
              </EmptyState>
            </div>
          </Panel>
        ) : null}
        {data === undefined ? null : <FoundData key={`${sought} ${attempt}`} found={data} takesFocus={attempt > 0} onChange={refetch} />}
        <ErasureList />
      </div>
    </>
  );
}
