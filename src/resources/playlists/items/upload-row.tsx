import { type JSX, useEffect, useRef } from 'react';
import { PiecesProgress } from '../../../crud/fields/files/pieces-progress.tsx';
import { useUpload } from '../../../crud/fields/files/use-upload.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Progress } from '../../../ui/page/progress.tsx';
import { usePlaylistWords } from '../words/playlist-words.ts';
import { limitOf } from './playlist-limit.ts';

export type Uploaded = { readonly digest: string; readonly content: Blob };

type UploadRowProps = {
  readonly file: File;
  /** Whether it may begin: few are sent at once. */
  readonly isTurn: boolean;
  readonly onUploaded: (uploaded: Uploaded) => void;
  /** It was refused, and the next one may begin. */
  readonly onRefused: () => void;
  readonly onRemove: () => void;
};

/** A file on its way into a playlist: how far it is, or why it was refused. */
export function UploadRow({ file, isTurn, onUploaded, onRefused, onRemove }: UploadRowProps): JSX.Element {
  const said = usePlaylistWords();
  const digest = useRef('');
  const { state, take, pause, resume, clear } = useUpload({
    resource: 'playlists',
    field: 'items',
    limit: limitOf,
    onKept: (kept) => {
      digest.current = kept;
    },
  });
  const begun = useRef(false);
  const told = useRef<string>('');
  useEffect(() => {
    if (!isTurn || begun.current) return;
    begun.current = true;
    void take(file);
  });
  useEffect(() => {
    if (told.current === state.kind) return;
    told.current = state.kind;
    if (state.kind === 'uploaded') onUploaded({ digest: digest.current, content: state.content });
    if (state.kind === 'refused') onRefused();
  });
  const remove = (): void => {
    clear();
    onRemove();
  };
  return (
    <li className={state.kind === 'refused' ? 'playlist-upload playlist-upload--refused' : 'playlist-upload'}>
      <span className="playlist-upload__mark">
        <Icon name={state.kind === 'refused' ? 'alert' : 'upload'} />
      </span>
      <div className="playlist-upload__words">
        <strong>{file.name}</strong>
        {state.kind === 'pieces' ? (
          <PiecesProgress state={state} label={file.name} onPause={pause} onResume={resume} onGiveUp={remove} />
        ) : state.kind === 'refused' ? (
          <p className="playlist-upload__why" role="alert">
            {said.refused}: {state.why}
          </p>
        ) : state.kind === 'uploading' ? (
          <Progress text={said.sending} detail="" share={undefined} />
        ) : (
          <p className="quiet">{said.waiting}</p>
        )}
      </div>
      {state.kind === 'refused' && state.again !== undefined ? (
        <IconButton icon="refresh" label={said.again(file.name)} onClick={state.again} />
      ) : null}
      {state.kind === 'pieces' ? null : <IconButton icon="close" label={said.cancel(file.name)} onClick={remove} />}
    </li>
  );
}
