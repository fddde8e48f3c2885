import type { JSX } from 'react';
import { DisplayFrame } from './editor/display-frame.tsx';
import { SettingsEditor } from './settings-editor.tsx';

/** `/virtual-displays/sound-settings/{storeId}/{virtualDisplayId}`: what a display shows and how it sounds when somebody is called. */
export function SoundSettingsScreen(): JSX.Element {
  return <DisplayFrame>{(display) => <SettingsEditor display={display} />}</DisplayFrame>;
}
