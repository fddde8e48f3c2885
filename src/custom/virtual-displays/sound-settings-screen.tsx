import { type JSX, useId, useRef, useState } from 'react';
import { spokenClip, spokenText } from '../../../contract/messages/spoken-words.ts';
import { clipsFor, clipsMissing } from '../../../contract/rules/display/announced.ts';
import {
  type DisplayDesign,
  type DisplayVoice,
  displayLimits,
  voiceLanguages,
  voiceSources,
} from '../../../contract/rules/display/display-design.ts';
import { unknownVoiceTags, voiceTags } from '../../../contract/rules/display/voice-pattern.ts';
import { layOutDisplay } from '../../../drawing/display/lay-out-display.ts';
import { usePartWords } from '../../crud/fields/cells/structure-parts.tsx';
import { useBrowserVoice } from '../../kiosk-design/sound/browser-voice.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { DisplayPreview } from './display-preview.tsx';
import { DisplayFrame } from './editor/display-frame.tsx';
import { DisplayHeader } from './editor/display-header.tsx';
import { PlaylistSection } from './editor/playlist-section.tsx';
import { TableSection } from './editor/table-section.tsx';
import { QuietSection, SoundSection } from './sound/sound-section.tsx';
import { VoicePack } from './sound/voice-pack.tsx';
import { compareSettings } from './state/compare-settings.ts';
import { useDisplayWords } from './state/display-words.ts';
import { sampleCall } from './state/sample-calls.ts';
import { type DisplaySettings, findSettingsFaults, readDisplaySettings, readSettings, settingNames } from './state/settings.ts';
import type { OpenedDisplay } from './state/use-display.ts';

/** `/virtual-displays/sound-settings/{storeId}/{virtualDisplayId}`: what a display shows and how it sounds when someone is called. */
export function SoundSettingsScreen(): JSX.Element {
  return <DisplayFrame>{(display) => <SettingsEditor display={display} />}</DisplayFrame>;
}

/** The settings of one display at the left, the display itself at the right. */
function SettingsEditor({ display }: { readonly display: OpenedDisplay }): JSX.Element {
  const [settings, setSettings] = useState(() => readDisplaySettings(display.row));
  const change = (changed: Partial<DisplaySettings>): void => setSettings((before) => ({ ...before, ...changed }));
  const design = (changed: Partial<DisplayDesign>): void =>
    setSettings((before) => ({ ...before, design: { ...before.design, ...changed } }));
  const plan = layOutDisplay(display, settings.design);
  const said = useDisplayWords();
  const partWords = usePartWords();
  return (
    <div className="display-editor">
      <DisplayHeader
        display={display}
        part="display"
        title={display.name}
        value={settings}
        valuesOf={(value) => Object.fromEntries(settingNames.map((name) => [name, value[name]]))}
        read={readSettings}
        readRow={readDisplaySettings}
        faults={findSettingsFaults(settings).length}
        compare={(versions) => compareSettings({ said, ...partWords }, versions)}
        onReplace={setSettings}
      />
      <div className="display-editor__left">
        <TableSection design={settings.design} plan={plan} onChange={design} />
        <PlaylistSection design={settings.design} plan={plan} onChange={design} />
        <SoundSection settings={settings} onChange={change} />
        <QuietSection settings={settings} onChange={change} />
        <VoiceSection display={display} settings={settings} onChange={(voice) => design({ voice })} />
      </div>
      <DisplayPreview display={display} settings={settings} />
    </div>
  );
}

type VoiceSectionProps = {
  readonly display: OpenedDisplay;
  readonly settings: DisplaySettings;
  readonly onChange: (voice: DisplayVoice) => void;
};

/** This many missing clips are named; the list below has them all. */
const mostNamed = 6;

/** What is announced, in which language, and who speaks: that is said, also where no one can. */
function VoiceSection({ display, settings, onChange }: VoiceSectionProps): JSX.Element {
  const { voice: said } = useDisplayWords();
  const heading = useId();
  const input = useRef<HTMLInputElement>(null);
  const { voice } = settings.design;
  const own = useBrowserVoice(voice.language);
  const change = (changed: Partial<DisplayVoice>): void => onChange({ ...voice, ...changed });
  const unknown = unknownVoiceTags(voice.pattern);
  const isEmpty = voice.source !== 'none' && voice.pattern.trim() === '';
  const clips = clipsFor(voice, sampleCall(display, 12));
  const missing = clipsMissing(voice, [...new Set(clips)]);
  const named = missing.slice(0, mostNamed).map((clip) => said.says(spokenClip(clip, voice.language)));
  const speaks =
    voice.source === 'none'
      ? said.speaks.none
      : voice.source === 'browser'
        ? own === null
          ? said.speaks.noBrowser
          : said.speaks.browser(own)
        : missing.length === 0
          ? said.speaks.clips
          : said.speaks.missing(`${named.join(', ')}${missing.length > mostNamed ? '…' : ''}`);
  const isWarning = (voice.source === 'browser' && own === null) || (voice.source === 'clips' && missing.length > 0);
  const insert = (tag: string): void => {
    const at = input.current?.selectionStart ?? voice.pattern.length;
    change({ pattern: `${voice.pattern.slice(0, at)}{${tag}}${voice.pattern.slice(input.current?.selectionEnd ?? at)}` });
    input.current?.focus();
  };
  return (
    <section className="display-section" aria-labelledby={heading}>
      <h2 id={heading}>{said.title}</h2>
      <div className="display-fields">
        <SelectField
          label={said.source}
          value={voice.source}
          options={voiceSources.map((source) => [source, said.sources[source]])}
          onChange={(source) => change({ source })}
        />
        <SelectField
          label={said.language}
          value={voice.language}
          options={voiceLanguages.map((language) => [language, said.languages[language]])}
          onChange={(language) => change({ language })}
        />
      </div>
      <Field
        label={said.text}
        hint={said.textHelp}
        error={unknown.length > 0 ? said.unknown(unknown.join(', ')) : isEmpty ? said.empty : undefined}
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            className="input"
            autoComplete="off"
            maxLength={displayLimits.patternCharacters}
            value={voice.pattern}
            onChange={({ target }) => change({ pattern: target.value })}
          />
        )}
      </Field>
      <div className="display-actions">
        {voiceTags.map((tag) => (
          <Button key={tag} icon="plus" onClick={() => insert(tag)}>
            {said.insert[tag]}
          </Button>
        ))}
      </div>
      {unknown.length > 0 || clips.length === 0 || voice.source === 'none' ? null : <p>{said.says(spokenText(clips, voice.language))}</p>}
      <p className={isWarning ? 'display-warning' : 'quiet'} role="status">
        {speaks}
      </p>
      {voice.source === 'clips' ? <VoicePack display={display} voice={voice} onChange={onChange} /> : null}
    </section>
  );
}
