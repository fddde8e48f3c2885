import type { JSX } from 'react';
import { leastContrast } from '../../../../contract/rules/kiosk/check-layout.ts';
import { contrastOf } from '../../../../contract/rules/kiosk/contrast.ts';
import {
  type KioskButton,
  type KioskPage,
  type Look,
  lookOf,
  lookStates,
  type Texts,
} from '../../../../contract/rules/kiosk/layout/layout.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { EditorEvent, EditorState } from '../state/editor-state.ts';
import { useKioskWords } from '../state/kiosk-words.ts';
import type { Kiosk } from '../state/use-kiosk.ts';
import { ImageField } from './image-field.tsx';
import { ColourField, PropertyRow, SelectInput, TextInput, WholeInput } from './inputs.tsx';

export type ChosenButtonsProps = {
  readonly kiosk: Kiosk;
  readonly state: EditorState;
  readonly page: KioskPage;
  /** The chosen buttons; at least one. */
  readonly chosen: readonly [KioskButton, ...KioskButton[]];
  readonly dispatch: (event: EditorEvent) => void;
};

/** How the chosen buttons look when they can be pressed, when they cannot, and while they are. */
export function LookProperties({ state, page, chosen, dispatch }: ChosenButtonsProps): JSX.Element {
  const { properties: said } = useKioskWords();
  const [first] = chosen;
  const ids = chosen.map(({ id }) => id);
  const look = lookOf(first, state.look);
  const { languages } = state.history.present;
  const set = (patch: Partial<Look>, gesture: string): void =>
    dispatch({
      on: 'command',
      command: { do: 'patch_look', page: page.id, ids, state: state.look, patch },
      gesture: `look ${state.look} ${gesture}`,
    });
  const isInherited = (name: keyof Look): boolean => state.look !== 'active' && first.looks[state.look][name] === undefined;
  const row = (name: keyof Look, label: string) => ({
    label,
    isInherited: isInherited(name),
    onInherit:
      state.look === 'active'
        ? undefined
        : () => {
            if (state.look !== 'active')
              dispatch({ on: 'command', command: { do: 'inherit', page: page.id, ids, state: state.look, names: [name] } });
          },
  });
  const texts = (name: 'text' | 'note', labels: Texts): readonly JSX.Element[] =>
    languages.map((language) => (
      <PropertyRow key={`${name} ${language}`} {...row(name, labels[language])} field={name === 'text' ? `text ${language}` : undefined}>
        {(id) => (
          <TextInput
            id={id}
            value={look[name][language]}
            onChange={(value) => set({ [name]: { ...look[name], [language]: value } }, `${name} ${language}`)}
          />
        )}
      </PropertyRow>
    ));
  const numbers = (name: 'font_size' | 'border_width' | 'radius', label: string, least: number, most: number): JSX.Element => (
    <PropertyRow {...row(name, label)}>
      {(id) => <WholeInput id={id} value={look[name]} least={least} most={most} onChange={(value) => set({ [name]: value }, name)} />}
    </PropertyRow>
  );
  const colours = (name: 'color' | 'border_color', label: string): JSX.Element => (
    <PropertyRow {...row(name, label)} field={name === 'color' ? name : undefined}>
      {(id) => (
        <ColourField
          {...{ id, label }}
          value={look[name]}
          onChange={(value) => {
            if (value !== null) set({ [name]: value }, name);
          }}
        />
      )}
    </PropertyRow>
  );
  const contrast = look.image === null ? contrastOf(look.color, look.background ?? page.background) : undefined;
  return (
    <>
      <h3>{said.look}</h3>
      <fieldset className="kiosk-looks" aria-label={said.look}>
        {lookStates.map((one) => {
          const shown = lookOf(first, one);
          return (
            <button
              key={one}
              type="button"
              className="kiosk-looks__one"
              aria-pressed={state.look === one}
              onClick={() => dispatch({ on: 'look', look: one })}
            >
              <span
                className="kiosk-looks__sample"
                aria-hidden="true"
                style={{ background: shown.background ?? page.background, color: shown.color, borderColor: shown.border_color }}
              >
                {said.sample}
              </span>
              {said.states[one]}
            </button>
          );
        })}
      </fieldset>
      {chosen.length === 1 ? texts('text', said.texts) : null}
      {chosen.length === 1 ? texts('note', said.notes) : null}
      <PropertyRow {...row('background', said.fill)}>
        {(id) => (
          <ColourField
            {...{ id }}
            label={said.fill}
            none={said.noFill}
            value={look.background}
            onChange={(value) => set({ background: value }, 'background')}
          />
        )}
      </PropertyRow>
      {colours('color', said.text)}
      {colours('border_color', said.borderColour)}
      {numbers('border_width', said.border, 0, 40)}
      {numbers('radius', said.radius, 0, 400)}
      {numbers('font_size', said.size, 8, 400)}
      <PropertyRow {...row('font_weight', said.weight)}>
        {(id) => (
          <SelectInput
            id={id}
            value={String(look.font_weight)}
            options={['400', '700', '900'].map((one) => [one, one] as const)}
            onChange={(value) => set({ font_weight: value === '400' ? 400 : value === '700' ? 700 : 900 }, 'font_weight')}
          />
        )}
      </PropertyRow>
      <PropertyRow {...row('image', said.image)}>
        {() => <ImageField label={said.image} digest={look.image} onChange={(digest) => set({ image: digest }, 'image')} />}
      </PropertyRow>
      {contrast === undefined ? null : (
        <p className={contrast < leastContrast ? 'kiosk-contrast kiosk-contrast--low' : 'kiosk-contrast'}>
          <Icon name={contrast < leastContrast ? 'alert' : 'checkCircle'} size={16} />
          {said.contrast(contrast.toFixed(1).replace('.', ','))}
        </p>
      )}
    </>
  );
}
