import { type JSX, useId } from 'react';
import {
  contrastFaults,
  type DisplayColumn,
  type DisplayDesign,
  displayLimits,
} from '../../../../contract/rules/display/display-design.ts';
import type { DisplayPlan } from '../../../../drawing/display/lay-out-display.ts';
import { formatNumber } from '../../../crud/core/format.ts';
import { useWords } from '../../../crud/core/words.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Check } from '../../../ui/field/check.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { ColourField } from '../fields/colour-field.tsx';
import { useDisplayWords } from '../state/display-words.ts';

export type DesignSectionProps = {
  readonly design: DisplayDesign;
  /** Where everything is by this design. */
  readonly plan: DisplayPlan;
  readonly onChange: (changed: Partial<DisplayDesign>) => void;
};

const rowCounts = Array.from({ length: displayLimits.rows.most }, (_, at) => at + displayLimits.rows.least);
const colourNames = ['background', 'text', 'call_background', 'call_text'] as const;

/** The table of calls: its columns in their order, rows and colours. */
export function TableSection({ design, plan, onChange }: DesignSectionProps): JSX.Element {
  const { table: said } = useDisplayWords();
  const { language } = useWords();
  const heading = useId();
  const { columns, colours } = design;
  const shown = plan.rows.length + 1;
  const change = (at: number, column: DisplayColumn): void => onChange({ columns: columns.with(at, column) });
  const swap = (at: number, other: number): void => {
    const [one, two] = [columns[at], columns[other]];
    if (one !== undefined && two !== undefined) onChange({ columns: columns.with(at, two).with(other, one) });
  };
  return (
    <section className="display-section" aria-labelledby={heading}>
      <h2 id={heading}>{said.title}</h2>
      <ul className="display-columns">
        {columns.map((column, at) => {
          const name = said.columns[column.kind];
          const state = column.kind === 'number' ? said.always : column.is_shown ? said.shown : said.hidden;
          return (
            <li key={column.kind} className={column.is_shown ? '' : 'quiet'}>
              <span className="display-columns__name">{name}</span>
              <span className="quiet">{state}</span>
              <IconButton icon="chevronUp" label={said.up(name)} disabled={at === 0} onClick={() => swap(at, at - 1)} />
              <IconButton
                icon="chevronDown"
                label={said.down(name)}
                disabled={at === columns.length - 1}
                onClick={() => swap(at, at + 1)}
              />
              <IconButton
                icon={column.is_shown ? 'eye' : 'eyeOff'}
                label={column.is_shown ? said.hide(name) : said.show(name)}
                disabled={column.kind === 'number'}
                onClick={() => change(at, { ...column, is_shown: !column.is_shown })}
              />
            </li>
          );
        })}
      </ul>
      <div className="display-fields">
        <SelectField
          label={said.rows}
          value={design.rows}
          options={rowCounts.map((count) => [count, String(count)])}
          onChange={(rows) => onChange({ rows })}
        />
        {colourNames.map((name) => (
          <ColourField
            key={name}
            label={said.colours[name]}
            value={colours[name]}
            wrong={said.notColour}
            onChange={(value) => onChange({ colours: { ...colours, [name]: value } })}
          />
        ))}
      </div>
      <Check label={said.header} checked={design.has_header} onChange={(on) => onChange({ has_header: on })} />
      {shown < design.rows ? <p className="display-warning">{said.fewer(shown)}</p> : null}
      {contrastFaults(design).map(({ of, contrast }) => (
        <p key={of} className="display-fault" role="alert">
          {said.contrast[of](formatNumber(Math.floor(contrast * 10) / 10, language))}
        </p>
      ))}
    </section>
  );
}
