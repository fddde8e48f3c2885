import type { JSX } from 'react';
import { type FileField, limitOf } from '../../../../contract/derive/files.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { InputProps } from '../../core/field-props.ts';
import { idOf, textOf } from '../../core/row.ts';
import { FileShown } from '../files/file-shown.tsx';
import { FileUses } from '../files/file-uses.tsx';
import { useFileWords } from '../files/file-words.ts';
import { useUpload } from '../files/use-upload.ts';
import { FileUpload } from './file-upload.tsx';
import { useFormValue } from './form-value.ts';

/** The input of a field that names an uploaded file. It is uploaded at once, and used when the form is saved. */
export function FileInput({ field, path, name, label, resource, row }: InputProps & { readonly field: FileField }): JSX.Element {
  const words = useFileWords();
  const { value, change, hold } = useFormValue(path);
  const limit = limitOf(field);
  const digest = textOf(value);
  const upload = useUpload({ resource: resource.name, field: name, limit, onKept: change });
  const { state, clear } = upload;
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
          <FileUses digest={digest} of={label} />
          <Button icon="trash" aria-label={`${words.remove[field.kind]}: ${label}`} onClick={remove}>
            {words.remove[field.kind]}
          </Button>
        </div>
      )}
      <FileUpload {...{ label, upload }} kind={field.kind} limit={limit} uploaded={words.uploaded} />
    </div>
  );
}
