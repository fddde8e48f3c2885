import { type FormEvent, type JSX, useEffect, useRef, useState } from 'react';
import { CentralError } from '../../../providers/transport/central-error.ts';
import { useAuthPagesWords } from '../../../providers/words/words-context.ts';
import { Notice } from '../../../ui/page/notice.tsx';

export type FieldErrors<F extends string> = { readonly [K in F]?: string };

export type Submission<F extends string> = {
  readonly busy: boolean;
  readonly failure: CentralError | null;
  /** What is wrong with each field: found here, or reported by the server. */
  readonly errors: FieldErrors<F>;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

type SubmissionOptions<F extends string> = {
  readonly check: () => FieldErrors<F>;
  readonly send: () => Promise<void>;
};

const none = {} as const;

/** A small form: checks, sends, keeps the refusal, and brings the focus to the first wrong field. */
export function useSubmission<F extends string>({ check, send }: SubmissionOptions<F>): Submission<F> {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CentralError | null>(null);
  const [errors, setErrors] = useState<FieldErrors<F> | null>(null);

  const form = useRef<HTMLFormElement>(null);
  // Anyone who found the fault: once React has marked the fields.
  useEffect(() => {
    if (failure !== null || errors !== null) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [failure, errors]);

  const submit = async (): Promise<void> => {
    const found = check();
    setErrors(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await send();
    } catch (error) {
      if (!(error instanceof CentralError)) throw error;
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    failure,
    errors: errors ?? none,
    onSubmit: (event) => {
      event.preventDefault();
      form.current = event.currentTarget;
      if (!busy) void submit();
    },
  };
}

/** Why a form was refused, and the number under which the server's log has it when that is of use. */
export function FailureNotice({ failure }: { readonly failure: CentralError }): JSX.Element {
  const { unexpected, reference: withReference } = useAuthPagesWords();
  const { reference, message } = failure.body;
  return (
    <Notice tone="danger" announce="alert">
      <p>{message === '' ? unexpected : message}</p>
      {failure.status >= 500 && reference !== undefined ? <p className="quiet">{withReference(reference)}</p> : null}
    </Notice>
  );
}
