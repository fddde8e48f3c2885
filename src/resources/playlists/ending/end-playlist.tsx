import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { type JSX, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { playlists } from '../../../../contract/resources/playlists/playlists.ts';
import { virtualDisplays } from '../../../../contract/resources/virtual-displays/virtual-displays.ts';
import type { RecordSlotProps } from '../../../crud/vocabulary/additions/record-slots.ts';
import { readAll } from '../../../crud/vocabulary/read-all.ts';
import { refusalOf } from '../../../crud/vocabulary/refusal.ts';
import { idOf, isRow, type Row, textOf } from '../../../crud/vocabulary/row.ts';
import { useTell } from '../../../crud/vocabulary/use-tell.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { usePlaylistWords } from '../words/playlist-words.ts';

/** A branch that communicates stops playing at once. Then so often it is asked whether it has. */
const [tries, betweenMilliseconds] = [12, 1_500] as const;

/** In the question before a deletion: where the playlist plays, and the way to end it first. */
export function EndPlaylist({ record }: RecordSlotProps): JSX.Element | null {
  const { ending: said } = usePlaylistWords();
  const provider = useDataProvider();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const tell = useTell();
  const [names, setNames] = useState<readonly string[]>();
  const [stands, setStands] = useState('');
  const [isEnding, setEnding] = useState(false);
  const isShown = useRef(true);
  const readNames = useCallback(async (): Promise<readonly string[]> => {
    const rows = await readAll(provider, prefixOf(virtualDisplays), { active: true }, 'name');
    const own = rows.filter((row) => Number(row['playing_playlist_id']) === idOf(record) && row['told_state'] === 'online');
    return own.map((row) => textOf(row['name']));
  }, [provider, record]);
  useEffect(() => {
    isShown.current = true;
    void readNames().then(
      (read) => isShown.current && setNames(read),
      () => undefined,
    );
    return () => {
      isShown.current = false;
    };
  }, [readNames]);
  if (names === undefined || names.length === 0) return null;
  const endAndDelete = async (): Promise<void> => {
    const resource = prefixOf(playlists);
    setEnding(true);
    try {
      const { data: before } = await provider.getOne(resource, { id: idOf(record) });
      let last: Row = isRow(before) ? before : record;
      if (last['active'] !== false) {
        const { data } = await provider.update(resource, {
          id: idOf(last),
          data: { active: false },
          previousData: { ...last, id: idOf(last) },
        });
        if (isRow(data)) last = data;
      }
      for (let attempt = 0; attempt < tries && isShown.current; attempt += 1) {
        await new Promise((resolve) => setTimeout(resolve, betweenMilliseconds));
        const still = await readNames();
        if (still.length > 0) continue;
        await provider.delete(resource, { id: idOf(last), previousData: { ...last, id: idOf(last) } });
        tell(said.done(textOf(record['name'])), 'success');
        await queries.invalidateQueries({ queryKey: [resource] });
        await navigate(playlists.page, { replace: true });
        return;
      }
      setStands(said.stillPlays((await readNames()).join(', ')));
    } catch (error) {
      setStands(refusalOf(error).message);
    } finally {
      setEnding(false);
    }
  };
  return (
    <Notice tone="warning" title={stands === '' ? said.text(names.join(', ')) : stands}>
      <Button tone="danger" busy={isEnding} onClick={endAndDelete}>
        {isEnding ? said.waiting : said.end}
      </Button>
    </Notice>
  );
}
