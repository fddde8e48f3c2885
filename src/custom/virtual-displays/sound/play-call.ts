import { spokenText } from '../../../../contract/messages/spoken-words.ts';
import type { CallSound } from '../../../../contract/rules/display/call-sound.ts';
import type { DisplayVoice } from '../../../../contract/rules/display/display-design.ts';
import { chooseVoice } from '../../../kiosk-design/sound/browser-voice.ts';

/** What sounded of a call. */
export type Sounded = 'clips' | 'browser' | 'none';
export type Playing = { readonly ended: Promise<Sounded>; readonly stop: () => void };

const gapSeconds = 0.12;
/** Of the chime that replaces the display's own. */
const chime = { tones: [880, 660], toneSeconds: 0.45 } as const;

type PlayedCall = {
  readonly sound: Extract<CallSound, { readonly isSilent: false }>;
  readonly voice: DisplayVoice;
  /** Reads a stored file by its digest. */
  readonly readFile: (digest: string) => Promise<ArrayBuffer>;
};

/** Plays a call in this browser: the chime as often as it is set, and then the voice. */
export function playCall({ sound, voice, readFile }: PlayedCall): Playing {
  const context = new AudioContext();
  const read = async (digest: string): Promise<AudioBuffer> => context.decodeAudioData(await readFile(digest));
  const stop = (): void => {
    if ('speechSynthesis' in window) speechSynthesis.cancel();
    if (context.state !== 'closed') void context.close();
  };
  const play = async (): Promise<Sounded> => {
    const { speech } = sound;
    const digests = speech.by === 'clips' ? speech.clips.flatMap((clip) => voice.clips[clip] ?? []) : [];
    const [gong, ...clips] = await Promise.all([
      sound.chime === null ? ownChime(context) : read(sound.chime),
      ...digests.map((digest) => read(digest)),
    ]);
    const gain = new GainNode(context, { gain: sound.volume / 100 });
    gain.connect(context.destination);
    const parts = [...Array.from({ length: sound.times }, () => gong), ...clips].filter((part) => part !== undefined);
    let at = context.currentTime + 0.05;
    for (const buffer of parts) {
      const source = new AudioBufferSourceNode(context, { buffer });
      source.connect(gain);
      source.start(at);
      at += buffer.duration + gapSeconds;
    }
    await pause((at - context.currentTime) * 1_000);
    const spoken = speech.by === 'browser' ? chooseVoice(voice.language) : undefined;
    if (speech.by === 'browser' && spoken !== undefined) await speak(spokenText(speech.clips, voice.language), spoken, sound.volume);
    stop();
    return speech.by === 'browser' && spoken === undefined ? 'none' : speech.by;
  };
  return { ended: play(), stop };
}

/** Two tones that fade, for a display that plays its own sound. */
function ownChime(context: AudioContext): AudioBuffer {
  const rate = context.sampleRate;
  const each = Math.round(chime.toneSeconds * rate);
  const buffer = context.createBuffer(1, each * chime.tones.length, rate);
  const samples = buffer.getChannelData(0);
  for (const [tone, hertz] of chime.tones.entries())
    for (let at = 0; at < each; at += 1)
      samples[tone * each + at] = Math.sin((2 * Math.PI * hertz * at) / rate) * 0.5 * Math.exp((-4 * at) / each);
  return buffer;
}

function speak(text: string, voice: SpeechSynthesisVoice, volume: number): Promise<void> {
  return new Promise((resolve) => {
    const said = new SpeechSynthesisUtterance(text);
    Object.assign(said, { voice, lang: voice.lang, volume: volume / 100 });
    said.addEventListener('end', () => resolve());
    said.addEventListener('error', () => resolve());
    speechSynthesis.speak(said);
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
}
