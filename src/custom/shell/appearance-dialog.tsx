import { type JSX, useId } from 'react';
import { defaultAppearance, densities, modes, themeAttribute, themes } from '../../providers/appearance/appearance.ts';
import { useAppearance, useAppearanceStore } from '../../providers/appearance/appearance-store.ts';
import { sidebarStates, useSidebarStates, useSidebarStore } from '../../providers/appearance/sidebar-states.ts';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Check } from '../../ui/field/check.tsx';
import './appearance.css';

/** Theme, light or dark, density, layout: shown at once, kept for the person. */
export function AppearanceDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const { appearance: words, shell, form } = useConsoleWords();
  const appearance = useAppearanceStore();
  const sidebar = useSidebarStore();
  const chosen = useAppearance();
  const states = useSidebarStates();
  const reset = (): void => {
    appearance.change(defaultAppearance);
    for (const state of sidebarStates) sidebar.set(state, state === 'fixed');
  };
  return (
    <Dialog
      title={words.title}
      closeLabel={form.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={reset}>{words.reset}</Button>
          <Button tone="primary" onClick={onClose}>
            {form.close}
          </Button>
        </>
      }
    >
      <div className="appearance">
        <Choices
          legend={words.theme}
          all={themes}
          chosen={chosen.theme}
          label={(theme) => words.themes[theme]}
          swatch={(theme) => themeAttribute({ theme, mode: 'light' }, false)}
          onChoose={(theme) => appearance.change({ theme })}
        />
        <Choices
          legend={words.mode}
          all={modes}
          chosen={chosen.mode}
          label={(mode) => words.modes[mode]}
          onChoose={(mode) => appearance.change({ mode })}
        />
        <Choices
          legend={words.density}
          all={densities}
          chosen={chosen.density}
          label={(density) => words.densities[density]}
          onChoose={(density) => appearance.change({ density })}
        />
        <fieldset>
          <legend>{words.layout}</legend>
          {sidebarStates.map((state) => (
            <Check key={state} label={words.layouts[state]} checked={states.has(state)} onChange={(on) => sidebar.set(state, on)} />
          ))}
        </fieldset>
        <Choices
          legend={shell.language}
          all={['cs', 'en']}
          chosen={chosen.language}
          label={(language) => shell.languages[language]}
          onChoose={(language) => appearance.change({ language })}
        />
        <fieldset>
          <Check
            label={words.singleKeys}
            help={words.singleKeysHelp}
            checked={chosen.singleKeys}
            onChange={(singleKeys) => appearance.change({ singleKeys })}
          />
          <Check label={words.keepErrors} checked={chosen.keepErrors} onChange={(keepErrors) => appearance.change({ keepErrors })} />
        </fieldset>
      </div>
    </Dialog>
  );
}

type ChoicesProps<T extends string> = {
  readonly legend: string;
  readonly all: readonly T[];
  readonly chosen: T;
  readonly label: (one: T) => string;
  /** Value of `data-theme`; its colour is before the word. */
  readonly swatch?: (one: T) => string;
  readonly onChoose: (one: T) => void;
};

/** One of a few: radio buttons that look like a row of buttons. */
function Choices<T extends string>({ legend, all, chosen, label, swatch, onChoose }: ChoicesProps<T>): JSX.Element {
  const name = useId();
  return (
    <fieldset>
      <legend>{legend}</legend>
      {all.map((one) => (
        <label key={one} className="choice">
          <input type="radio" name={name} value={one} checked={one === chosen} onChange={() => onChoose(one)} />
          {swatch === undefined ? null : <span className="choice__swatch" data-theme={swatch(one)} aria-hidden="true" />}
          {label(one)}
        </label>
      ))}
    </fieldset>
  );
}
