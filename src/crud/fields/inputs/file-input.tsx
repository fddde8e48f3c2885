import { type JSX, useState } from 'react';
import { type FileField, limitOf } from '../../../../contract/derive/files.ts';
import { maximalBytes } from '../../../../contract/rules/files/file-limits.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FileDrop } from '../../../ui/field/file-drop.tsx';
import { useCalls } from '../../vocabulary/calls.ts';
import type { InputProps } from '../../vocabulary/input-props.ts';
import { refusalOf } from '../../vocabulary/refusal.ts';
import { idOf, textOf } from '../../vocabulary/row.ts';
import { FileShown } from '../files/file-shown.tsx';
import { useFileWords } from '../files/file-words.ts';
import { useFormValue } from './form-value.ts';

type State =
  | { readonly kind: 'rest' | 'uploading' }
  | { readonly kind: 'uploaded'; readonly content: Blob }
  | { readonly kind: 'refused'; readonly why: string };

/** The input of a field that names an uploaded file. It is uploaded at once, and used when the form is saved. */
export function FileInput({ field, path, name, label, resource, row }: InputProps & { readonly field: FileField }): JSX.Element {
  const words = useFileWords();
  const { value, change, hold } = useFormValue(path);
  const { upload } = useCalls();
  const [state, setState] = useState<State>({ kind: 'rest' });
  const limit = limitOf(field);
  const digest = textOf(value);
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined || state.kind === 'uploading') return;
    if (file.size > maximalBytes(limit)) return setState({ kind: 'refused', why: words.tooBig({ megabytes: limit.megabytes }) });
    setState({ kind: 'uploading' });
    try {
      // The server finds the type from the content.
      const content = new Blob([file], { type: 'application/octet-stream' });
      const kept = await upload('POST /files', content, { query: { resource: resource.name, field: name } });
      change(kept.digest);
      setState({ kind: 'uploaded', content: new Blob([file], { type: kept.type }) });
    } catch (error) {
      setState({ kind: 'refused', why: refusalOf(error).message });
    }
  };
  const remove = (): void => {
    change(null);
    setState({ kind: 'rest' });
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
      <p className="file-input__told" role="status">
        {state.kind === 'uploading' ? words.uploading : state.kind === 'uploaded' ? words.uploaded : ''}
      </p>
      {state.kind === 'refused' ? (
        <p className="file-input__refused" role="alert">
          {state.why}
        </p>
      ) : null}
    </div>
  );
}
