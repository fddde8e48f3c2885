import {
  contrastFaults,
  type DisplayDesign,
  newDisplayDesign,
  parseDisplayDesign,
  quietHoursOf,
} from '../../../../contract/rules/display/display-design.ts';
import { unknownVoiceTags } from '../../../../contract/rules/display/voice-pattern.ts';
import type { Row } from '../../../crud/core/row.ts';
import { newPattern } from './display-words.ts';

/** What is set on the screen of calls and sound, as fields of the display's row. */
export type DisplaySettings = {
  readonly design: DisplayDesign;
  readonly volume: number;
  readonly repeat: number;
  readonly call_sound_file: string | null;
  readonly quiet_from: string | null;
  readonly quiet_to: string | null;
};

export const settingNames = ['design', 'volume', 'repeat', 'call_sound_file', 'quiet_from', 'quiet_to'] as const;

/** The settings of a stored display; one that no one has set up shows what a new one shows. */
export function readDisplaySettings(row: Row): DisplaySettings {
  return {
    design: parseDisplayDesign(row['design']) ?? newDisplayDesign(newPattern),
    volume: Number(row['volume'] ?? 70),
    repeat: Number(row['repeat'] ?? 0),
    call_sound_file: textOrNull(row['call_sound_file']),
    quiet_from: textOrNull(row['quiet_from']),
    quiet_to: textOrNull(row['quiet_to']),
  };
}

/** The settings that a value is, such as one that the browser kept. */
export function readSettings(value: unknown): DisplaySettings | undefined {
  if (typeof value !== 'object' || value === null || !('design' in value)) return undefined;
  return parseDisplayDesign(value.design) === undefined ? undefined : readDisplaySettings({ ...value });
}

export type SettingsFault = 'unknown_tag' | 'no_text' | 'quiet_incomplete' | 'quiet_same' | 'contrast';

/** What keeps the settings from being saved. */
export function findSettingsFaults({ design, quiet_from: from, quiet_to: to }: DisplaySettings): readonly SettingsFault[] {
  const quiet = quietHoursOf(from, to);
  const { source, pattern } = design.voice;
  return [
    ...(unknownVoiceTags(pattern).length > 0 ? (['unknown_tag'] as const) : []),
    ...(source !== 'none' && pattern.trim() === '' ? (['no_text'] as const) : []),
    ...(quiet === 'incomplete' ? (['quiet_incomplete'] as const) : []),
    ...(quiet === 'same' ? (['quiet_same'] as const) : []),
    ...(contrastFaults(design).length > 0 ? (['contrast'] as const) : []),
  ];
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
