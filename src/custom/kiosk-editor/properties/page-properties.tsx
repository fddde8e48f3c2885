import type { JSX } from 'react';
import type { LayoutCommand } from '../../../../contract/rules/kiosk/editing/commands.ts';
import { type KioskPage, kioskLanguages } from '../../../../contract/rules/kiosk/layout/layout.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Check } from '../../../ui/field/check.tsx';
import type { EditorEvent, EditorState } from '../state/editor-state.ts';
import { useKioskWords } from '../state/kiosk-words.ts';
import { ImageField } from './image-field.tsx';
import { ColourField, PropertyRow, TextInput, WholeInput } from './inputs.tsx';

type PagePropertiesProps = {
  readonly state: EditorState;
  readonly page: KioskPage;
  readonly dispatch: (event: EditorEvent) => void;
};

/** The page itself, and what holds for the whole kiosk. */
export function PageProperties({ state, page, dispatch }: PagePropertiesProps): JSX.Element {
  const { properties: said, tools } = useKioskWords();
  const layout = state.history.present;
  const isStart = layout.start_page_id === page.id;
  const run = (command: LayoutCommand, gesture?: string): void =>
    dispatch({ on: 'command', command, ...(gesture === undefined ? {} : { gesture }) });
  const patch = (changed: Extract<LayoutCommand, { do: 'patch_page' }>['patch'], gesture: string): void =>
    run({ do: 'patch_page', page: page.id, patch: changed }, `page ${page.id} ${gesture}`);
  return (
    <div className="kiosk-properties" key={page.id}>
      <h2>{said.page(page.name)}</h2>
      <PropertyRow label={said.name}>
        {(id) => <TextInput id={id} value={page.name} max={80} onChange={(name) => (name === '' ? undefined : patch({ name }, 'name'))} />}
      </PropertyRow>
      {(['heading', 'subheading'] as const).map((name) =>
        layout.languages.map((language) => (
          <PropertyRow key={`${name} ${language}`} label={`${said[name]} (${tools.languages[language]})`}>
            {(id) => (
              <TextInput
                id={id}
                value={page[name][language]}
                onChange={(text) => patch({ [name]: { ...page[name], [language]: text } }, `${name} ${language}`)}
              />
            )}
          </PropertyRow>
        )),
      )}
      <Check label={said.header} checked={page.has_header} onChange={(on) => patch({ has_header: on }, 'header')} />
      <PropertyRow label={said.background}>
        {(id) => (
          <ColourField
            {...{ id }}
            label={said.background}
            value={page.background}
            onChange={(colour) => (colour === null ? undefined : patch({ background: colour }, 'background'))}
          />
        )}
      </PropertyRow>
      <PropertyRow label={said.text}>
        {(id) => (
          <ColourField
            {...{ id }}
            label={said.text}
            value={page.color}
            onChange={(colour) => (colour === null ? undefined : patch({ color: colour }, 'color'))}
          />
        )}
      </PropertyRow>
      <PropertyRow label={said.image}>
        {() => <ImageField label={said.image} digest={page.image} onChange={(image) => patch({ image }, 'image')} />}
      </PropertyRow>
      <p className="kiosk-properties__help">{said.imageHelp(layout.width, layout.height)}</p>
      <PropertyRow label={said.idle}>
        {(id) => (
          <WholeInput
            id={id}
            value={page.idle_seconds ?? undefined}
            placeholder={said.idleOfKiosk(layout.idle_seconds)}
            least={5}
            most={3600}
            onChange={(seconds) => patch({ idle_seconds: seconds }, 'idle')}
          />
        )}
      </PropertyRow>
      <div className="kiosk-properties__actions" data-field="start">
        {isStart ? (
          <p>{said.isStart}</p>
        ) : (
          <Button onClick={() => run({ do: 'patch_layout', patch: { start_page_id: page.id } })}>{said.makeStart}</Button>
        )}
        <Button
          icon="trash"
          tone="plain"
          aria-disabled={layout.pages.length === 1}
          title={layout.pages.length === 1 ? said.removeLast : undefined}
          onClick={() => {
            run({ do: 'remove_page', page: page.id });
            // The fields of the page go with it; the focus is at the page that is shown instead.
            setTimeout(() => document.querySelector<HTMLElement>('.kiosk-tree [aria-current="page"]')?.focus());
          }}
        >
          {said.removePage}
        </Button>
      </div>
      <h3>{said.kiosk}</h3>
      <PropertyRow label={said.idle}>
        {(id) => (
          <WholeInput
            id={id}
            value={layout.idle_seconds}
            least={5}
            most={3600}
            onChange={(seconds) => run({ do: 'patch_layout', patch: { idle_seconds: seconds } }, 'idle of kiosk')}
          />
        )}
      </PropertyRow>
      <fieldset className="kiosk-languages">
        <legend>{said.languages}</legend>
        {kioskLanguages.map((language) => (
          <Check
            key={language}
            label={tools.languages[language]}
            checked={layout.languages.includes(language)}
            onChange={(on) => {
              const languages = kioskLanguages.filter((one) => (one === language ? on : layout.languages.includes(one)));
              if (languages.length > 0) run({ do: 'patch_layout', patch: { languages } });
            }}
          />
        ))}
      </fieldset>
    </div>
  );
}
