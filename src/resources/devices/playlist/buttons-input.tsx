import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import { type PlayButton, parseButtons } from '../../../../contract/rules/playing/playlist.ts';
import { usePlayingInput } from '../../../branch-status/playing-input.ts';
import type { InputProps } from '../../../crud/core/field-props.ts';
import { useFormValue } from '../../../crud/fields/inputs/form-value.ts';
import { Check } from '../../../ui/field/check.tsx';
import { usePlaylistWords } from './playlist-words.ts';

/** Buttons of the kiosks of the chosen stores that show the playlist. */
export function ButtonsInput({ path, control }: InputProps): JSX.Element {
  const { buttons: words } = usePlaylistWords();
  const { value, change, hold } = useFormValue(path);
  const stores: unknown = useWatch({ name: 'store_ids' });
  const storeIds = Array.isArray(stores) ? stores.map(Number) : [];
  const { data, isError } = usePlayingInput(storeIds);
  const chosen = parseButtons(value) ?? [];
  const isSame = (one: PlayButton, other: PlayButton): boolean =>
    one.touch_screen_id === other.touch_screen_id && one.button_id === other.button_id;
  const offered = (data?.buttons ?? []).map(({ touchScreenId, buttonId, storeId, kiosk, text }) => ({
    button: { touch_screen_id: touchScreenId, button_id: buttonId },
    // Kiosks of several branches may have one name.
    label: [...(storeIds.length > 1 ? [data?.stores.get(storeId)] : []), `${kiosk}: ${text}`].filter(Boolean).join(' · '),
  }));
  const gone = data === undefined ? [] : chosen.filter((button) => !offered.some((each) => isSame(each.button, button)));
  const shown = [...offered, ...gone.map((button) => ({ button, label: words.gone }))];
  const toggle = (button: PlayButton, isOn: boolean): void => {
    const others = chosen.filter((each) => !isSame(each, button));
    change(isOn ? [...others, button] : others);
  };
  return (
    <div ref={hold} id={control.id} tabIndex={-1} role="group" aria-describedby={control['aria-describedby']}>
      {shown.map(({ button, label }) => (
        <Check
          key={`${button.touch_screen_id}.${button.button_id}`}
          checked={chosen.some((each) => isSame(each, button))}
          label={label}
          onChange={(isOn) => toggle(button, isOn)}
        />
      ))}
      {isError ? <p className="quiet">{words.failed}</p> : null}
      {shown.length > 0 || isError ? null : <p className="quiet">{storeIds.length === 0 ? words.noDesign : words.none}</p>}
      <p className="quiet">{words.all}</p>
    </div>
  );
}
