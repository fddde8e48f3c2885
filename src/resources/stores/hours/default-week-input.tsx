import { type JSX, Suspense, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { InputProps } from '../../../crud/core/field-props.ts';
import { Button } from '../../../ui/button/button.tsx';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import { useChangedHoursWords } from '../impact/changed-hours.ts';
import { WeekInput } from './week/week-input.tsx';

const Dialog = lazyPart(
  async () => (await import('./apply-dialog.tsx')).ApplyDialog,
  ({ onClose }) => onClose(),
);

/** The week that new stores get, and under it the way to give it to those that are there. */
export function DefaultWeekInput(props: InputProps): JSX.Element {
  const words = useChangedHoursWords().applying;
  const [isOpen, setOpen] = useState(false);
  const { dirtyFields } = useFormState();
  const isUnsaved = dirtyFields['intervals'] !== undefined;
  return (
    <>
      <WeekInput {...props} />
      <div className="default-week">
        <p className="quiet">{isUnsaved ? words.unsaved : words.note}</p>
        <Button icon="copy" aria-haspopup="dialog" disabled={isUnsaved} onClick={() => setOpen(true)}>
          {words.action}
        </Button>
      </div>
      {isOpen ? (
        <Suspense fallback={null}>
          <Dialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
