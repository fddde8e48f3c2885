import { type JSX, type ReactNode, useId, useState } from 'react';
import type { Shape } from '../../../contract/rules/statistics/graph/graph-shapes.ts';
import { shapesSvg } from '../../../contract/rules/statistics/graph/shapes-svg.ts';
import { useNotify } from '../../crud/core/use-notify.ts';
import { saveBlob } from '../../ui/behaviour/save-blob.ts';
import { MenuButton } from '../../ui/button/menu-button.tsx';
import { MenuItem } from '../../ui/button/menu-item.tsx';
import { UnreadPanel } from '../../ui/page/loaded-screen.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { useStatisticsWords } from '../statistics-words.ts';
import './graph.css';

export type PictureSize = { readonly width: number; readonly height: number };
type GraphFrameProps = {
  readonly title: string;
  readonly help?: string;
  readonly tools?: ReactNode;
  readonly isWide?: boolean;
  readonly read: { readonly error: Error | null; readonly refetch: () => Promise<unknown>; readonly isReady: boolean };
  /** The same as shapes, for files. */
  readonly picture: (size: PictureSize) => readonly Shape[];
  readonly graph: ReactNode;
  readonly table: ReactNode;
};

const size: PictureSize = { width: 960, height: 480 };

/** A graph under its title, with the table behind it one press away, and as a picture. */
export function GraphFrame({ title, help, tools, isWide = false, read, picture, graph, table }: GraphFrameProps): JSX.Element {
  const { screens } = useStatisticsWords();
  const { graph: words } = screens;
  const notify = useNotify();
  const id = useId();
  const [isTable, setTable] = useState(false);
  const take = async (format: 'png' | 'svg'): Promise<void> => {
    try {
      const svg = shapesSvg(picture(size), { ...size, title });
      saveBlob(format === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await drawPng(svg, size), `${title}.${format}`);
    } catch {
      notify(words.failed, 'error');
    }
  };
  const shown = (value: boolean, label: string) => (
    <label className="graph-switch__choice">
      <input type="radio" name={id} checked={isTable === value} onChange={() => setTable(value)} />
      <span>{label}</span>
    </label>
  );
  return (
    <section className={isWide ? 'graph-frame graph-frame--wide' : 'graph-frame'} aria-label={title}>
      <div className="graph-frame__head">
        <h2>{title}</h2>
        <div className="graph-frame__tools">
          {tools}
          <fieldset className="graph-switch">
            <legend className="visually-hidden">{words.shown}</legend>
            {shown(false, words.asGraph)}
            {shown(true, words.asTable)}
          </fieldset>
          <MenuButton icon="download" iconOnly label={words.download}>
            {(close) => (
              <>
                <MenuItem onClick={() => take('png').then(close)}>{words.png}</MenuItem>
                <MenuItem onClick={() => take('svg').then(close)}>{words.svg}</MenuItem>
              </>
            )}
          </MenuButton>
        </div>
      </div>
      {help === undefined ? null : <p className="quiet">{help}</p>}
      {read.error !== null ? (
        <UnreadPanel words={screens} error={read.error} onRetry={() => read.refetch()} />
      ) : read.isReady ? (
        isTable ? (
          table
        ) : (
          graph
        )
      ) : (
        <div role="status">
          <span className="visually-hidden">{screens.loading}</span>
          <Skeleton />
        </div>
      )}
    </section>
  );
}

/** Twice as fine as on the screen: it is put into documents that are printed. */
const fineness = 2;

/** An SVG as a PNG. */
async function drawPng(svg: string, { width, height }: PictureSize): Promise<Blob> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * fineness;
  canvas.height = height * fineness;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (blob === null) throw new Error('The browser made no picture');
  return blob;
}
