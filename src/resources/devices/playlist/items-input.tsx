import { type JSX, Suspense, useEffect, useRef, useState } from 'react';
import { type PlayItem, parseItems, playlistLimits } from '../../../../contract/rules/playing/playlist.ts';
import { loopSeconds } from '../../../../contract/rules/playing/what-plays.ts';
import type { InputProps } from '../../../crud/core/field-props.ts';
import { useFormValue } from '../../../crud/fields/inputs/form-value.ts';
import { DragArea } from '../../../ui/behaviour/drag-area.tsx';
import { useUnsaved } from '../../../ui/behaviour/unsaved.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FileDrop } from '../../../ui/field/file-drop.tsx';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import { ItemRow } from './item-row.tsx';
import { readMedia, useStoredFacts } from './media-facts.ts';
import { limitOf } from './playlist-limit.ts';
import { spokenLength, usePlaylistWords } from './playlist-words.ts';
import './playlists.css';
import { type Uploaded, UploadRow } from './upload-row.tsx';

const LoopPreview = lazyPart(async () => (await import('./loop-preview.tsx')).LoopPreview);

/** This many files are sent at once. */
const atOnce = 2;
const imageSeconds = 10;
/** How long a video plays if no one could read its length. */
const unknownSeconds = 60;

type Coming = { readonly id: number; readonly file: File; readonly isRefused: boolean; readonly isSent: boolean };

/** The items of a playlist: dropped, ordered, timed, and played. */
export function ItemsInput({ path, control }: InputProps): JSX.Element {
  const words = usePlaylistWords();
  const { value, change, hold } = useFormValue(path);
  const items = itemsIn(value);
  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
  });
  const [coming, setComing] = useState<readonly Coming[]>([]);
  /** Files that displays do not play, by their digest. */
  const [unplayable, setUnplayable] = useState<ReadonlySet<string>>(new Set());
  const [announcement, announce] = useState('');
  const [isPlaying, setPlaying] = useState(false);
  const counter = useRef(0);
  /** Which of the files that were taken a file is, by its digest. */
  const taken = useRef(new Map<string, number>());
  useUnsaved(coming.some(({ isRefused }) => !isRefused));
  const set = (next: readonly PlayItem[]): void => {
    latest.current = next;
    change(next);
  };
  const take = (files: readonly File[]): void => {
    const room = Math.max(0, playlistLimits.items - items.length - coming.length);
    if (files.length > room) announce(words.full(playlistLimits.items));
    const added = files.slice(0, room).map((file) => ({ id: (counter.current += 1), file, isRefused: false, isSent: false }));
    setComing((before) => [...before, ...added]);
  };
  const leave = (id: number): void => setComing((before) => before.filter((each) => each.id !== id));
  const mark = (id: number, as: Partial<Coming>): void =>
    setComing((before) => before.map((one) => (one.id === id ? { ...one, ...as } : one)));
  const keep = async ({ id, file }: Coming, { facts, content }: Uploaded): Promise<void> => {
    const kind = facts.type.startsWith('video/') ? 'video' : 'image';
    const seconds = kind === 'image' ? imageSeconds : (facts.seconds ?? (await readLength(content)));
    const length = seconds ?? unknownSeconds;
    const display_length = Math.min(playlistLimits.longestSeconds, Math.max(1, Math.ceil(length)));
    taken.current.set(facts.digest, id);
    set(insertTaken(latest.current, { title: file.name.slice(0, 120), file: facts.digest, kind, display_length }, taken.current));
    announce(words.added(file.name));
    leave(id);
  };
  const move = (from: number, to: number): void => {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || from === to) return;
    set(items.toSpliced(from, 1).toSpliced(to, 0, item));
    announce(words.moved(item.title, to + 1, items.length));
  };
  const going = coming.filter(({ isRefused }) => !isRefused);
  const turns = new Set(
    going
      .filter(({ isSent }) => !isSent)
      .slice(0, atOnce)
      .map(({ id }) => id),
  );
  const ready = items.filter(({ file }) => file !== null && !unplayable.has(file));
  const unplayed = items.filter(({ file }) => file !== null && unplayable.has(file)).length;
  const known = useStoredFacts(items.flatMap(({ file }) => file ?? []));
  return (
    <div className="playlist-items">
      <div className="playlist-items__head">
        <span className="quiet">{words.summary(ready.length, unplayed, spokenLength(loopSeconds(ready)))}</span>
        <Button icon="play" disabled={ready.length === 0} onClick={() => setPlaying(true)}>
          {words.play}
        </Button>
      </div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <div ref={hold} id={control.id} tabIndex={-1} aria-describedby={control['aria-describedby']}>
        {items.length === 0 && coming.length === 0 ? <p className="quiet">{words.none}</p> : null}
        <DragArea labelOf={(source) => items[Number(source)]?.title ?? ''} onDrop={(source, place) => move(Number(source), Number(place))}>
          <ol className="playlist-items__list" aria-label={words.list}>
            {items.map((item, index) => (
              <ItemRow
                // Two items may show the same file: the place distinguishes them.
                key={`${item.file ?? item.title}.${items.slice(0, index).filter(({ file }) => file === item.file).length}`}
                {...{ item, index }}
                stored={known.get(item.file ?? '')}
                count={items.length}
                onChange={(changed) => set(items.with(index, changed))}
                onMove={(to) => move(index, to)}
                onRead={(plays) => setUnplayable((before) => marked(before, item.file, plays))}
                onRemove={() => {
                  set(items.toSpliced(index, 1));
                  announce(words.removed(item.title));
                  document.getElementById(control.id)?.focus();
                }}
              />
            ))}
          </ol>
        </DragArea>
        {coming.length === 0 ? null : (
          <ul className="playlist-items__list" aria-label={words.uploads}>
            {coming.map((each) => (
              <UploadRow
                key={each.id}
                file={each.file}
                isTurn={turns.has(each.id)}
                onUploaded={(uploaded) => void keep(each, uploaded)}
                onSent={() => mark(each.id, { isSent: true })}
                onRefused={() => mark(each.id, { isRefused: true })}
                onRemove={() => leave(each.id)}
              />
            ))}
          </ul>
        )}
      </div>
      {going.length === 0 ? null : <p className="quiet">{words.unsavedUploads(going.length)}</p>}
      <FileDrop
        label={words.drop}
        choose={words.choose}
        help={words.formats}
        accept={`${limitOf.types.join(',')},.mkv,.avi,.mpeg,.mpg`}
        tone="secondary"
        isMultiple
        onFiles={take}
      />
      {isPlaying ? (
        <Suspense fallback={null}>
          <LoopPreview items={ready} onClose={() => setPlaying(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** The files that are not played, once it is known of one of them. */
function marked(before: ReadonlySet<string>, file: string | null, plays: boolean): ReadonlySet<string> {
  if (file === null || before.has(file) !== plays) return before;
  return new Set(plays ? [...before].filter((one) => one !== file) : [...before, file]);
}

/** Adds an item in the order in which the files were taken, whichever of them was sent first. What the person moved since stays. */
function insertTaken(items: readonly PlayItem[], item: PlayItem, taken: ReadonlyMap<string, number>): readonly PlayItem[] {
  const turnOf = ({ file }: PlayItem): number => taken.get(file ?? '') ?? 0;
  const after = items.findLastIndex((one) => turnOf(one) < turnOf(item));
  return items.toSpliced(after + 1, 0, item);
}

/** The length of a video that the server could not read, as the browser knows it. */
async function readLength(content: Blob): Promise<number | null> {
  const address = URL.createObjectURL(content);
  const { seconds } = await readMedia('video', address);
  URL.revokeObjectURL(address);
  return seconds;
}

/** Items in the form, also those that are not to be saved as they are, such as one of zero seconds. */
function itemsIn(value: unknown): readonly PlayItem[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) => {
    const typed = pick(item);
    const [read] = parseItems([{ ...typed, title: typed.title || ' ', display_length: typed.display_length || 1 }]) ?? [];
    return read === undefined ? [] : [{ ...read, title: typed.title, display_length: typed.display_length }];
  });
}

function pick(item: unknown): { readonly title: string; readonly display_length: number; readonly file: unknown; readonly kind: unknown } {
  const { title, display_length, file, kind } = Object(item);
  return { title: String(title ?? ''), display_length: Number(display_length ?? 0), file: file ?? null, kind: kind ?? 'image' };
}
