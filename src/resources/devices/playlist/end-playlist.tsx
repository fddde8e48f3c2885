import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'ra-core';
import { type JSX, useEffect, useRef, useState } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { playlists } from '../../../../contract/resources/devices/playlists.ts';
import { virtualDisplays } from '../../../../contract/resources/devices/virtual-displays.ts';
import { readStoreNames } from '../../../branch-status/playing-input.ts';
import type { DeletionConfirmationProps } from '../../../crud/core/additions/slots.ts';
import { readAll } from '../../../crud/core/read-all.ts';
import { readRefusal } from '../../../crud/core/refusal.ts';
import { idOf, isRow, type Row, textOf } from '../../../crud/core/row.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { usePlaylistWords } from './playlist-words.ts';

/** A branch that communicates stops playing at once. Then so often it is asked whether it has. */
const [tries, betweenMilliseconds] = [12, 1_500] as const;
/** This many displays are named; the rest are counted. */
const mostNamed = 5;

/** In the question before a deletion: where the playlist plays, and the way to end it first. */
export function EndPlaylist({ record, onBlocked, remove }: DeletionConfirmationProps): JSX.Element | null {
  const { ending: words } = usePlaylistWords();
  const provider = useDataProvider();
  const id = idOf(record);
  const { data: names = [], refetch } = useQuery({
    queryKey: [prefixOf(virtualDisplays), 'playing', id],
    queryFn: () => readNames(provider, id),
    meta: { follows: ['virtual-displays'] },
  });
  const [fault, setFault] = useState('');
  const [isEnding, setEnding] = useState(false);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const isBlocked = names.length > 0 || isEnding;
  useEffect(() => onBlocked(isBlocked), [isBlocked, onBlocked]);
  const endAndDelete = async (): Promise<void> => {
    setEnding(true);
    setFault('');
    try {
      const ended = await switchOff(provider, record);
      for (let attempt = 0; attempt < tries && isShown.current; attempt += 1) {
        await new Promise((resolve) => setTimeout(resolve, betweenMilliseconds));
        if (((await refetch()).data ?? []).length > 0) continue;
        // A question that was closed meanwhile deletes nothing.
        if (isShown.current) await remove(ended);
        return;
      }
      setFault(words.stillPlays(words.names(((await refetch()).data ?? []).slice(0, mostNamed), 0)));
    } catch (error) {
      setFault(readRefusal(error).message);
    } finally {
      setEnding(false);
    }
  };
  if (!isBlocked && fault === '') return null;
  const named = words.names(names.slice(0, mostNamed), Math.max(0, names.length - mostNamed));
  return (
    <Notice tone="warning" title={fault === '' ? words.text(named) : fault}>
      <p>{words.how}</p>
      {isBlocked ? (
        <Button tone="danger" busy={isEnding} onClick={endAndDelete}>
          {isEnding ? words.waiting : words.end}
        </Button>
      ) : null}
    </Notice>
  );
}

/** The displays that report the playlist, with their stores. */
async function readNames(provider: DataProvider, playlist: number): Promise<readonly string[]> {
  const rows = await readAll(provider, prefixOf(virtualDisplays), { active: true }, 'name');
  const own = rows.filter((row) => Number(row['playing_playlist_id']) === playlist && row['told_state'] === 'online');
  const stores = await readStoreNames(provider, [...new Set(own.map((row) => Number(row['store_id'])))]);
  return own.map((row) => [textOf(row['name']), stores.get(Number(row['store_id']))].filter((part) => part !== undefined).join(' · '));
}

/** Switches the newest version of the playlist off, which ends it on all displays. */
async function switchOff(provider: DataProvider, record: Row): Promise<Row> {
  const resource = prefixOf(playlists);
  const { data } = await provider.getOne(resource, { id: idOf(record) });
  const newest: Row = isRow(data) ? data : record;
  if (newest['active'] === false) return newest;
  const changed = await provider.update(resource, {
    id: idOf(newest),
    data: { active: false },
    previousData: { ...newest, id: idOf(newest) },
  });
  return isRow(changed.data) ? changed.data : newest;
}
