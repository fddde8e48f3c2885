import { type JSX, useId, useMemo, useState } from 'react';
import { spokenClip } from '../../../../contract/messages/spoken-words.ts';
import { clipsMissing, clipsNeeded } from '../../../../contract/rules/display/announced.ts';
import type { DisplayVoice } from '../../../../contract/rules/display/display-design.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { ClipRow } from '../fields/clip-row.tsx';
import { useDisplayWords } from '../state/display-words.ts';
import { useClips } from '../state/use-clips.ts';
import type { OpenedDisplay } from '../state/use-display.ts';

type PackProps = { readonly display: OpenedDisplay; readonly voice: DisplayVoice; readonly onChange: (voice: DisplayVoice) => void };

/** The recordings that announcements of the branch need: which are there, which are missing, each recorded or put in as a file. */
export function VoicePack({ display, voice, onChange }: PackProps): JSX.Element {
  const { pack: said } = useDisplayWords();
  const heading = useId();
  const [isWhole, setWhole] = useState(false);
  const [copied, setCopied] = useState('');
  const { pattern, language, clips } = voice;
  const needed = useMemo(() => clipsNeeded({ pattern, language }, display.callable), [pattern, language, display]);
  const missing = clipsMissing(voice, needed);
  const recording = useClips({ voice, onChange });
  const shown = isWhole ? needed : needed.filter((clip) => missing.includes(clip) || recording.touched.includes(clip));
  const copy = (id: number): void => {
    const from = display.packs.find((pack) => pack.id === id);
    if (from === undefined) return;
    onChange({ ...voice, clips: { ...from.clips, ...clips } });
    setCopied(said.copied(Object.keys(from.clips).filter((clip) => !Object.hasOwn(clips, clip)).length, from.name));
  };
  return (
    <div className="display-pack">
      <h3 id={heading}>{said.title}</h3>
      <p className="quiet">{said.text}</p>
      <p role="status" className={missing.length === 0 ? 'quiet' : 'display-warning'}>
        {said.have(needed.length - missing.length, needed.length)}
        {missing.length === 0 ? `. ${said.complete}` : `, ${said.missing(missing.length).toLocaleLowerCase()}.`}
      </p>
      {display.packs.length === 0 ? null : (
        <SelectField
          label={said.copy}
          value={0}
          options={[[0, said.choose], ...display.packs.map(({ id, name }) => [id, name] as const)]}
          onChange={copy}
        />
      )}
      {copied === '' ? null : <p role="status">{copied}</p>}
      <ul className="display-clips" aria-labelledby={heading}>
        {shown.map((clip) => (
          <ClipRow
            key={clip}
            words={spokenClip(clip, language)}
            digest={clips[clip] ?? null}
            state={recording.clip === clip ? recording.state : null}
            fault={recording.faultOf(clip)}
            isBusy={recording.state !== null}
            onRecord={() => recording.begin(clip)}
            onStop={recording.finish}
            onFile={(file) => recording.putIn(clip, file)}
            onRemove={() => recording.remove(clip)}
          />
        ))}
      </ul>
      {needed.length === shown.length && !isWhole ? null : (
        <Button onClick={() => setWhole(!isWhole)}>{isWhole ? said.less : said.more(needed.length)}</Button>
      )}
    </div>
  );
}
