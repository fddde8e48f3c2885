import { type JSX, useId } from 'react';
import { displayLimits, playlistPlaces } from '../../../../contract/rules/display/display-design.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { RangeField } from '../fields/range-field.tsx';
import { useDisplayWords } from '../state/display-words.ts';
import type { DesignSectionProps } from './table-section.tsx';

/** Where the playlist is, and what it really gets: a called number that can be read comes first. */
export function PlaylistSection({ design, plan, onChange }: DesignSectionProps): JSX.Element {
  const { playlist: said, sound } = useDisplayWords();
  const heading = useId();
  const { place, share } = design.playlist;
  const area = plan.playlist;
  const isAtSide = place === 'left' || place === 'right';
  const given = area === null ? 0 : isAtSide ? area.width / plan.width : area.height / (plan.height - (plan.header?.height ?? 0));
  return (
    <section className="display-section" aria-labelledby={heading}>
      <h2 id={heading}>{said.title}</h2>
      <div className="display-fields">
        <SelectField
          label={said.place}
          value={place}
          options={playlistPlaces.map((one) => [one, said.places[one]])}
          onChange={(chosen) => onChange({ playlist: { place: chosen, share } })}
        />
        {place === 'none' ? null : (
          <RangeField
            label={said.share}
            value={share}
            {...displayLimits.share}
            shown={sound.percent(share)}
            onChange={(value) => onChange({ playlist: { place, share: value } })}
          />
        )}
      </div>
      {plan.place === place ? null : <p className="display-warning">{said.moved(said.places[plan.place])}</p>}
      {plan.place === place && area !== null && given < share / 100 - 0.02 ? <p className="display-warning">{said.smaller}</p> : null}
    </section>
  );
}
