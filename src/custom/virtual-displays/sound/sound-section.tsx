import { type JSX, useId, useState } from 'react';
import { findFilePurpose } from '../../../../contract/derive/files.ts';
import { virtualDisplays } from '../../../../contract/resources/devices/virtual-displays.ts';
import { quietHoursOf } from '../../../../contract/rules/display/display-design.ts';
import { soundTypeOf } from '../../../../contract/rules/files/waveform.ts';
import { useUpload } from '../../../crud/fields/files/use-upload.ts';
import { FileUpload } from '../../../crud/fields/inputs/file-upload.tsx';
import { SoundPlayer } from '../../../kiosk-design/sound/sound-player.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { RangeField } from '../fields/range-field.tsx';
import { TimeField } from '../fields/time-field.tsx';
import { useDisplayWords } from '../state/display-words.ts';
import type { DisplaySettings } from '../state/settings.ts';

export type SettingsSectionProps = {
  readonly settings: DisplaySettings;
  readonly onChange: (changed: Partial<DisplaySettings>) => void;
};

const limit = findFilePurpose(virtualDisplays.fields.call_sound_file)?.limit ?? { types: [], megabytes: 0 };
const { max: mostRepeats } = virtualDisplays.fields.repeat;

/** The chime of a call: uploaded, seen and played, how loud and how often. */
export function SoundSection({ settings, onChange }: SettingsSectionProps): JSX.Element {
  const { sound: said } = useDisplayWords();
  const heading = useId();
  const [begun] = useState(settings.call_sound_file);
  const [isMp3, setMp3] = useState(false);
  const { call_sound_file: digest, volume, repeat } = settings;
  const upload = useUpload({
    resource: virtualDisplays.name,
    field: 'call_sound_file',
    limit,
    onKept: (kept) => onChange({ call_sound_file: kept }),
  });
  // A file may be called .wav and be something else: that is said before it is sent.
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const type = soundTypeOf(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
    setMp3(type === 'mp3');
    if (type !== 'mp3') await upload.take(file);
  };
  return (
    <section className="display-section" aria-labelledby={heading}>
      <h2 id={heading}>{said.title}</h2>
      {digest === null ? <p className="quiet">{said.own}</p> : <SoundPlayer key={digest} name={said.file} digest={digest} words={said} />}
      {digest === null ? null : (
        <Button
          icon="trash"
          tone="plain"
          onClick={() => {
            upload.clear();
            onChange({ call_sound_file: null });
          }}
        >
          {said.remove}
        </Button>
      )}
      <FileUpload
        label={said.file}
        kind="file"
        limit={limit}
        upload={{ ...upload, take }}
        uploaded={digest === null || digest === begun ? '' : said.uploaded}
      />
      {isMp3 ? (
        <p className="display-fault" role="alert">
          {said.mp3}
        </p>
      ) : null}
      <div className="display-fields">
        <RangeField
          label={said.volume}
          value={volume}
          least={0}
          most={100}
          shown={said.percent(volume)}
          onChange={(changed) => onChange({ volume: changed })}
        />
        <SelectField
          label={said.repeat}
          value={repeat}
          options={Array.from({ length: mostRepeats + 1 }, (_, count) => [count, said.times(count + 1)] as const)}
          onChange={(changed) => onChange({ repeat: changed })}
        />
      </div>
      {volume === 0 ? <p className="display-warning">{said.muted}</p> : null}
    </section>
  );
}

/** When the display calls without a sound, and what the two times mean. */
export function QuietSection({ settings, onChange }: SettingsSectionProps): JSX.Element {
  const { quiet: said } = useDisplayWords();
  const id = useId();
  const { quiet_from: from, quiet_to: to } = settings;
  const hours = quietHoursOf(from, to);
  const isWrong = hours === 'incomplete' || hours === 'same';
  const time = { invalid: isWrong, describedBy: `${id}-means` };
  return (
    <section className="display-section" aria-labelledby={id}>
      <h2 id={id}>{said.title}</h2>
      <div className="display-fields">
        <TimeField {...time} label={said.from} value={from} onChange={(changed) => onChange({ quiet_from: changed })} />
        <TimeField {...time} label={said.to} value={to} onChange={(changed) => onChange({ quiet_to: changed })} />
      </div>
      <p id={`${id}-means`} role="status" className={isWrong ? 'display-fault' : 'quiet'}>
        {said.means[hours]}
      </p>
    </section>
  );
}
