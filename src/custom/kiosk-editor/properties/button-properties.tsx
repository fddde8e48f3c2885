import type { JSX } from 'react';
import type { LayoutCommand } from '../../../../contract/rules/kiosk/editing/commands.ts';
import { buttonDetails, buttonFunctions, type KioskButton, layoutLimits } from '../../../../contract/rules/kiosk/layout/layout.ts';
import { buttonName } from '../../../kiosk-design/changes/page-parts.ts';
import { Check } from '../../../ui/field/check.tsx';
import { useKioskWords } from '../state/kiosk-words.ts';
import { IconField } from './icon-field.tsx';
import { PropertyRow, SelectInput, WholeInput } from './inputs.tsx';
import { type ChosenButtonsProps, LookProperties } from './look-properties.tsx';

/** What the chosen buttons do, where they are and how they look in each state. */
export function ButtonProperties(props: ChosenButtonsProps): JSX.Element {
  const { kiosk, state, page, chosen, dispatch } = props;
  const words = useKioskWords();
  const said = words.properties;
  const [first] = chosen;
  const ids = chosen.map(({ id }) => id);
  const layout = state.history.present;
  const isOne = chosen.length === 1;
  const run = (command: LayoutCommand, gesture?: string): void =>
    dispatch({ on: 'command', command, ...(gesture === undefined ? {} : { gesture }) });
  const patch = (changed: Partial<Omit<KioskButton, 'id' | 'looks'>>, gesture?: string): void =>
    run({ do: 'patch_buttons', page: page.id, ids, patch: changed }, gesture);
  const hasSame = (name: keyof KioskButton): boolean => chosen.every((button) => button[name] === first[name]);
  return (
    <div className="kiosk-properties" key={ids.join(' ')}>
      <h2>{isOne ? buttonName(words, first, state.language) : said.many(chosen.length)}</h2>
      <PropertyRow label={said.function} field="function">
        {(id) => (
          <SelectInput
            id={id}
            value={hasSame('function') ? first.function : ''}
            options={[
              ...(hasSame('function') ? [] : [['', said.several] as const]),
              ...buttonFunctions.map((one) => [one, said.functions[one]] as const),
            ]}
            onChange={(value) => {
              if (value !== '')
                patch({
                  function: value,
                  ...(value === 'ticket' ? {} : { service_id: null }),
                  ...(value === 'page' ? {} : { target_page_id: null }),
                });
            }}
          />
        )}
      </PropertyRow>
      {isOne && first.function === 'ticket' ? (
        <PropertyRow label={said.service} field="service">
          {(id) => (
            <SelectInput
              id={id}
              isWrong={first.service_id === null}
              value={first.service_id === null ? '' : String(first.service_id)}
              options={[
                ['', said.noService],
                ...kiosk.services.map(({ id: each, name, isReserve }) => [String(each), isReserve ? said.reserve(name) : name] as const),
              ]}
              onChange={(value) => {
                const service = kiosk.services.find((one) => String(one.id) === value);
                patch({ service_id: service?.id ?? null });
                // A button without a text is named after its service.
                if (service !== undefined && first.looks.active.text.cs === '')
                  run({ do: 'patch_look', page: page.id, ids, state: 'active', patch: { text: service.texts } });
              }}
            />
          )}
        </PropertyRow>
      ) : null}
      {isOne && kiosk.services.find(({ id }) => id === first.service_id)?.isReserve === true ? (
        <p className="quiet">{said.reserveText}</p>
      ) : null}
      {isOne && first.function === 'page' ? (
        <PropertyRow label={said.target} field="target">
          {(id) => (
            <SelectInput
              id={id}
              isWrong={first.target_page_id === null}
              value={first.target_page_id ?? ''}
              options={[['', said.noTarget], ...layout.pages.map((one) => [one.id, one.name] as const)]}
              onChange={(value) => patch({ target_page_id: value === '' ? null : value })}
            />
          )}
        </PropertyRow>
      ) : null}
      <LookProperties {...props} />
      <h3>{said.inside}</h3>
      {chosen.every((button) => button.function === 'ticket') ? (
        <PropertyRow label={said.detail} field="detail">
          {(id) => (
            <SelectInput
              id={id}
              value={hasSame('detail') ? first.detail : ''}
              options={buttonDetails.map((one) => [one, said.details[one]] as const)}
              onChange={(value) => {
                if (value !== '') patch({ detail: value });
              }}
            />
          )}
        </PropertyRow>
      ) : null}
      <IconField value={hasSame('icon') ? first.icon : undefined} onChange={(icon) => patch({ icon }, 'icon')} />
      <PropertyRow label={said.align}>
        {(id) => (
          <SelectInput
            id={id}
            value={hasSame('align') ? first.align : ''}
            options={(['left', 'center'] as const).map((one) => [one, said.aligns[one]] as const)}
            onChange={(value) => {
              if (value !== '') patch({ align: value });
            }}
          />
        )}
      </PropertyRow>
      {layout.languages.length > 1 ? (
        <Check
          label={said.bilingual}
          checked={chosen.every((button) => button.is_bilingual)}
          onChange={(on) => patch({ is_bilingual: on })}
        />
      ) : null}
      <h3>{said.place}</h3>
      <div className="kiosk-places">
        {(['x', 'y', 'width', 'height'] as const).map((name) => (
          <span key={name} className="kiosk-places__one" data-field={name}>
            <span aria-hidden="true">{said.placeNames[name]}</span>
            <WholeInput
              label={said.placeLabels[name]}
              value={hasSame(name) ? first[name] : undefined}
              placeholder={said.several}
              least={name === 'x' || name === 'y' ? -8000 : layoutLimits.smallestButton}
              most={8000}
              onChange={(value) => patch({ [name]: value }, `type ${name}`)}
            />
          </span>
        ))}
      </div>
    </div>
  );
}
