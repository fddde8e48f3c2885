import { isQuiet } from '../branch/office-rules.ts';
import { type Called, clipsFor, clipsMissing } from './announced.ts';
import type { DisplayVoice } from './display-design.ts';

/** The settings of a display that decide how a call sounds, as its row has them; without a voice no one speaks. */
export type SoundSettings = {
  readonly volume: number;
  readonly repeat: number;
  readonly call_sound_file: string | null;
  readonly quiet_from: string | null;
  readonly quiet_to: string | null;
  readonly voice: DisplayVoice | null;
};

/** Clips in their order, a text for the speech of the browser, or no one. `missing`: clips without which the recorded voice is silent. */
export type Speech =
  | { readonly by: 'clips'; readonly clips: readonly string[] }
  | { readonly by: 'browser'; readonly clips: readonly string[] }
  | { readonly by: 'none'; readonly missing: readonly string[] };

/** How a call sounds. `chime` null is the display's own sound; `times` counts the first one too. */
export type CallSound =
  | { readonly isSilent: true; readonly why: 'quiet' | 'volume' }
  | { readonly isSilent: false; readonly chime: string | null; readonly times: number; readonly volume: number; readonly speech: Speech };

/** How a call sounds at a time of day (`HH:MM`): silent in quiet hours, a chime, and after it a voice that can say all of it. */
export function callSound(settings: SoundSettings, called: Called, time: string): CallSound {
  if (isQuiet(settings, time)) return { isSilent: true, why: 'quiet' };
  if (settings.volume === 0) return { isSilent: true, why: 'volume' };
  const { call_sound_file: chime, repeat, volume, voice } = settings;
  return { isSilent: false, chime, times: repeat + 1, volume, speech: speechOf(voice, called) };
}

function speechOf(voice: DisplayVoice | null, called: Called): Speech {
  if (voice === null || voice.source === 'none') return { by: 'none', missing: [] };
  const clips = clipsFor(voice, called);
  if (clips.length === 0) return { by: 'none', missing: [] };
  if (voice.source === 'browser') return { by: 'browser', clips };
  const missing = [...new Set(clipsMissing(voice, clips))];
  return missing.length === 0 ? { by: 'clips', clips } : { by: 'none', missing };
}
