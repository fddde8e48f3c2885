import type { JSX } from 'react';
import { type FileField, limitOf } from '../../../../contract/derive/files.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FileDrop } from '../../../ui/field/file-drop.tsx';
import type { InputProps } from '../../vocabulary/input-props.ts';
import { idOf, textOf } from '../../vocabulary/row.ts';
import { FileShown } from '../files/file-shown.tsx';
import { useFileWords } from '../files/file-words.ts';
import { PiecesProgress } from '../files/pieces-progress.tsx';
import { useUpload } from '../files/use-upload.ts';
import { useFormValue } from './form-value.ts';

/** The input of a field that names an uploaded file. It is uploaded at once, and used when the form is saved. */
export function FileInput({ field, path, name, label, resource, row }: InputProps & { readonly field: FileField }): JSX.Element {
  const words = useFileWords();
  const { value, change, hold } = useFormValue(path);
  const limit = limitOf(field);
  const digest = textOf(value);
  const { state, take, pause, resume, clear } = useUpload({ resource: resource.name, field: name, limit, onKept: change });
  const remove = (): void => {
    change(null);
    clear();
  };
  return (
    <div className="file-input" ref={hold} tabIndex={-1}>
      {digest === '' ? null : (
        <div className="file-input__kept">
          <FileShown
            {...{ field, label, digest, resource }}
            rowId={row !== null && row[name] === digest ? idOf(row) : null}
            content={state.kind === 'uploaded' ? state.content : null}
          />
          <Button icon="trash" aria-label={`${words.remove[field.kind]}: ${label}`} onClick={remove}>
            {words.remove[field.kind]}
          </Button>
        </div>
      )}
      <FileDrop
        label={words.drop}
        choose={
          <>
            {words.choose[field.kind]}
            <span className="visually-hidden">: {label}</span>
          </>
        }
        help={words.limit(limit)}
        tone="secondary"
        accept={limit.types.join(',')}
        onFiles={([file]) => void take(file)}
      />
      {state.kind === 'pieces' ? <PiecesProgress {...{ state, label }} onPause={pause} onResume={resume} onGiveUp={clear} /> : null}
      <p className="file-input__told" role="status">
        {state.kind === 'uploading' ? words.uploading : state.kind === 'uploaded' ? words.uploaded : ''}
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
    </div>
  );
}
