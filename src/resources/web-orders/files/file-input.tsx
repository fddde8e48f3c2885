import { type ComponentType, type JSX, useState } from 'react';
import { type FilePurpose, limitOf, maximalBytes } from '../../../../contract/rules/files/file-purposes.ts';
import { useFormValue } from '../../../crud/fields/inputs/form-value.ts';
import { useCalls } from '../../../crud/vocabulary/calls.ts';
import type { InputProps } from '../../../crud/vocabulary/input-props.ts';
import { refusalOf } from '../../../crud/vocabulary/refusal.ts';
import { textOf } from '../../../crud/vocabulary/row.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FileDrop } from '../../../ui/field/file-drop.tsx';
import { FileShown } from './file-shown.tsx';
import { useFileWords } from './file-words.ts';

type State = { readonly kind: 'rest' | 'uploading' | 'uploaded' } | { readonly kind: 'refused'; readonly why: string };

/** The input of a field that names an uploaded file. It is uploaded at once, and used when the form is saved. */
export function fileInput(purpose: FilePurpose): ComponentType<InputProps> {
  return function OfPurpose({ path }: InputProps) {
    return <FileInput purpose={purpose} path={path} />;
  };
}

function FileInput({ purpose, path }: { readonly purpose: FilePurpose; readonly path: string }): JSX.Element {
  const words = useFileWords();
  const { value, change, hold } = useFormValue(path);
  const { upload } = useCalls();
  const [state, setState] = useState<State>({ kind: 'rest' });
  const { types, megabytes } = limitOf(purpose);
  const digest = textOf(value);
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined || state.kind === 'uploading') return;
    if (file.size > maximalBytes(purpose)) return setState({ kind: 'refused', why: words.tooBig({ megabytes }) });
    setState({ kind: 'uploading' });
    try {
      // Its type is told by its content, wherever it comes from.
      const content = new Blob([file], { type: 'application/octet-stream' });
      const kept = await upload('POST /files', content, { query: { purpose } });
      change(kept.digest);
      setState({ kind: 'uploaded' });
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
          <FileShown {...{ purpose, digest }} />
          <Button icon="trash" onClick={remove}>
            {words.remove[purpose]}
          </Button>
        </div>
      )}
      <FileDrop
        label={words.drop}
        choose={words.choose[purpose]}
        help={words.limits[purpose]}
        tone="secondary"
        accept={types.join(',')}
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
