import type { JSX } from 'react';
import type { FileLimit } from '../../../../contract/rules/files/file-limits.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FileDrop } from '../../../ui/field/file-drop.tsx';
import { useFileWords } from '../files/file-words.ts';
import { PiecesProgress } from '../files/pieces-progress.tsx';
import type { useUpload } from '../files/use-upload.ts';
import '../files/files.css';

type FileUploadProps = {
  readonly label: string;
  readonly kind: 'file' | 'image';
  readonly limit: FileLimit;
  readonly upload: ReturnType<typeof useUpload>;
  /** What is said when the file is on the server. */
  readonly uploaded: string;
};

/** The place that a file is dropped on or chosen at, how far it is uploaded, and why it was refused. */
export function FileUpload({ label, kind, limit, upload, uploaded }: FileUploadProps): JSX.Element {
  const words = useFileWords();
  const { state, take, pause, resume, clear } = upload;
  return (
    <>
      <FileDrop
        label={words.drop}
        choose={
          <>
            {words.choose[kind]}
            <span className="visually-hidden">: {label}</span>
          </>
        }
        help={words.limit(limit)}
        tone="secondary"
        accept={limit.types.join(',')}
        onFiles={([file]) => void take(file)}
      />
      {state.kind === 'pieces' ? <PiecesProgress {...{ state, label }} onPause={pause} onResume={resume} onGiveUp={clear} /> : null}
      <p className="file-input__status" role="status">
        {state.kind === 'uploading' ? words.uploading : state.kind === 'uploaded' ? uploaded : ''}
      </p>
      {state.kind === 'refused' ? (
        <p className="file-input__refused" role="alert">
          {state.why}
          {state.again === undefined ? null : (
            <Button tone="secondary" aria-label={`${words.again}: ${label}`} onClick={state.again}>
              {words.again}
            </Button>
          )}
        </p>
      ) : null}
    </>
  );
}
