import { type JSX, use, useId, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { nowPlaying as czech } from '../../../contract/messages/cs/console/playlists/now-playing.ts';
import { whyPlays as czechWhy } from '../../../contract/messages/cs/console/playlists/playing.ts';
import { nowPlaying as english } from '../../../contract/messages/en/console/playlists/now-playing.ts';
import { whyPlays as englishWhy } from '../../../contract/messages/en/console/playlists/playing.ts';
import { playlists } from '../../../contract/resources/devices/playlists.ts';
import { formatMoment } from '../../../contract/rules/time/shown-time.ts';
import { FollowingContext } from '../../branch-status/following.ts';
import { usePlayingInput } from '../../branch-status/playing-input.ts';
import { useFromClock } from '../../crud/core/clock.ts';
import { Gate } from '../../crud/core/gate.tsx';
import { readRefusal } from '../../crud/core/refusal.ts';
import { useWords } from '../../crud/core/words.ts';
import { Button } from '../../ui/button/button.tsx';
import { Check } from '../../ui/field/check.tsx';
import { Select } from '../../ui/field/select.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { SkeletonScreen } from '../../ui/page/skeleton.tsx';
import { Status } from '../../ui/page/status.tsx';
import '../../crud/fields/references/values.css';
import './now-playing.css';
import { type PlayingRow, playingRows } from './playing-rows.ts';

const minuteMilliseconds = 60_000;

function useNowPlayingWords() {
  return useWords().language === 'en' ? { ...english, sentence: englishWhy } : { ...czech, sentence: czechWhy };
}

/** `/playlists/now-playing`: what each device plays, since when and what comes next, so that who sees to it finds what plays wrongly. */
export function NowPlayingScreen(): JSX.Element {
  return (
    <Gate resource={playlists} action="list">
      <NowPlaying />
    </Gate>
  );
}

function NowPlaying(): JSX.Element {
  const words = useNowPlayingWords();
  const isFollowing = use(FollowingContext);
  const { data, error, refetch } = usePlayingInput(null);
  const minute = useFromClock((now) => Math.floor(now.getTime() / minuteMilliseconds));
  const rows = useMemo(() => (data === undefined ? [] : playingRows(data, minute * minuteMilliseconds)), [data, minute]);
  const [store, setStore] = useState('');
  const [isOnlyDifferent, setOnlyDifferent] = useState(false);
  const storeId = useId();
  if (error !== null) {
    return (
      <>
        <PageHeader title={words.title} />
        <EmptyState icon="alert" title={words.failed} actions={<Button onClick={() => refetch()}>{words.again}</Button>}>
          {readRefusal(error).message}
        </EmptyState>
      </>
    );
  }
  if (data === undefined) return <SkeletonScreen label={words.loading} />;
  const ofStore = rows.filter((row) => store === '' || row.storeId === Number(store));
  const differing = ofStore.filter(({ difference }) => difference !== 'none');
  const unknown = ofStore.filter(({ reported }) => reported?.isOnline !== true || reported.since === null);
  const shown = isOnlyDifferent ? differing : ofStore;
  const stores = [...new Map(rows.map((row) => [row.storeId, row.store])).entries()];
  return (
    <>
      <PageHeader title={words.title} count={words.summary(ofStore.length, differing.length, unknown.length)} />
      {isFollowing ? null : <p role="status">{words.lost}</p>}
      <div className="now-playing__filters">
        <label htmlFor={storeId}>{words.store}</label>
        <Select
          id={storeId}
          value={store}
          options={[['', words.allStores], ...stores.map(([id, name]) => [String(id), name] as const)]}
          onChange={setStore}
        />
        <Check label={words.onlyDifferent} checked={isOnlyDifferent} onChange={setOnlyDifferent} />
      </div>
      <Panel padded={false}>
        {shown.length === 0 ? (
          <EmptyState icon="display" title={isOnlyDifferent ? words.noneDifferent : words.none}>
            {isOnlyDifferent ? words.noneDifferentText : words.noneText}
          </EmptyState>
        ) : (
          <PlayingTable rows={shown} />
        )}
      </Panel>
    </>
  );
}

function PlayingTable({ rows }: { readonly rows: readonly PlayingRow[] }): JSX.Element {
  const words = useNowPlayingWords();
  const { columns } = words;
  return (
    <div className="now-playing__scroll" role="region" aria-label={words.title}>
      <table className="now-playing">
        <thead>
          <tr>
            <th scope="col">{columns.device}</th>
            <th scope="col">{columns.store}</th>
            <th scope="col">{columns.plays}</th>
            <th scope="col">{columns.since}</th>
            <th scope="col">{columns.next}</th>
            <th scope="col">{columns.why}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={row.key} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TableRow({ row }: { readonly row: PlayingRow }): JSX.Element {
  const words = useNowPlayingWords();
  const now = useFromClock((at) => Math.floor(at.getTime() / minuteMilliseconds) * minuteMilliseconds);
  const { expected, reported } = row;
  const momentOf = (at: number | string): string => formatMoment(new Date(at).toISOString(), new Date(now));
  const next =
    expected.next === null ? words.noChange : words.at(expected.next.playlist?.name ?? words.nothing, momentOf(expected.next.at));
  const since = reported?.isOnline === true ? reported.since : null;
  return (
    <tr className={row.difference === 'none' ? undefined : 'now-playing__different'}>
      <th scope="row" data-label={words.columns.device}>
        <Link to={row.address}>{row.name}</Link>
      </th>
      <td data-label={words.columns.store}>{row.store}</td>
      <td data-label={words.columns.plays}>
        <Plays {...{ row, momentOf }} />
      </td>
      <td data-label={words.columns.since} className="nowrap">
        {since === null ? '' : momentOf(since)}
      </td>
      <td data-label={words.columns.next}>{next}</td>
      <td data-label={words.columns.why} className="quiet">
        {words.sentence(expected.why)}
      </td>
    </tr>
  );
}

type PlaysProps = { readonly row: PlayingRow; readonly momentOf: (at: string) => string };

/** What the device reports; of a button, which reports nothing, the plan as such. */
function Plays({ row, momentOf }: PlaysProps): JSX.Element {
  const words = useNowPlayingWords();
  const { expected, reported } = row;
  const linkTo = (id: number, name: string) => <Link to={`/playlists/${id}`}>{name}</Link>;
  if (reported === null) {
    const { playlist } = expected;
    return (
      <span className="quiet">
        {words.button} {playlist === null ? words.nothing : linkTo(playlist.id, playlist.name)}
      </span>
    );
  }
  if (!reported.isOnline || reported.since === null) return <span className="quiet">{silentWords(words, row, momentOf)}</span>;
  return (
    <>
      {reported.playlist === null || reported.name === null ? (
        <span className="quiet">{words.nothing}</span>
      ) : (
        linkTo(reported.playlist, reported.name)
      )}
      {row.difference === 'none' ? null : (
        <Status tone="warning" icon="alert">
          {differenceWords(words, row)}
        </Status>
      )}
    </>
  );
}

type Said = ReturnType<typeof useNowPlayingWords>;

function silentWords(words: Said, { reported }: PlayingRow, momentOf: (at: string) => string): string {
  if (reported === null || reported.since === null) return words.neverReported;
  return words.silent(reported.name ?? words.nothing, momentOf(reported.since));
}

function differenceWords(words: Said, { difference, expected, reported, newest }: PlayingRow): string {
  if (difference === 'older') return words.older(reported?.version ?? 0, newest ?? 0);
  return expected.playlist === null ? words.nothingExpected : words.other(expected.playlist.name);
}
