import { type JSX, useState } from 'react';
import type { DisplayDesign } from '../../../contract/rules/display/display-design.ts';
import { layOutDisplay } from '../../../drawing/display/lay-out-display.ts';
import { DisplayFrame } from './editor/display-frame.tsx';
import { DisplayHeader } from './editor/display-header.tsx';
import { PlaylistSection } from './editor/playlist-section.tsx';
import { TableSection } from './editor/table-section.tsx';
import { DisplayPreview } from './preview/display-preview.tsx';
import { QuietSection } from './sound/quiet-section.tsx';
import { SoundSection } from './sound/sound-section.tsx';
import { type DisplaySettings, findSettingsFaults, readDisplaySettings, readSettings, settingNames } from './state/settings.ts';
import type { OpenedDisplay } from './state/use-display.ts';
import { VoiceSection } from './voice/voice-section.tsx';

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
