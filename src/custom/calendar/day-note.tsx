import { type JSX, useId } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import { useCalendarWords } from './calendar-words.ts';

/** What someone noted of the day: as much of it as fits, and all of it under a press. */
export function DayNote({ note }: { readonly note: string }): JSX.Element {
  const said = useCalendarWords();
  const id = useId();
  return (
    <>
      <button type="button" className="day-note" popoverTarget={id} aria-label={said.note(note)} title={note}>
        <Icon name="info" size={16} />
        <span>{note}</span>
      </button>
      <div id={id} popover="auto" className="day-note__whole">
        {note}
      </div>
    </>
  );
}
