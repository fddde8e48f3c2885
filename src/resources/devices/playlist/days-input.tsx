import type { JSX } from 'react';
import { playDays } from '../../../../contract/rules/playing/play-days.ts';
import type { InputProps } from '../../../crud/core/field-props.ts';
import { textsOf } from '../../../crud/core/row.ts';
import { SetInput } from '../../../crud/fields/inputs/choice-input.tsx';
import { useFormValue } from '../../../crud/fields/inputs/form-value.ts';
import { Button } from '../../../ui/button/button.tsx';
import { usePlaylistWords } from './playlist-words.ts';
import './playlists.css';

const workingDays: readonly string[] = playDays.slice(0, 5);

/** The days of a playlist in one row, and Monday to Friday by one press. */
export function DaysInput(props: InputProps): JSX.Element {
  const { days: words } = usePlaylistWords();
  const { value, change } = useFormValue(props.path);
  const areWorking = textsOf(value).join() === workingDays.join();
  return (
    <div className="playlist-days">
      <SetInput {...props} choices={playDays} />
      {areWorking ? null : (
        <Button tone="plain" onClick={() => change(workingDays)}>
          {words.working}
        </Button>
      )}
    </div>
  );
}
