import { type Mono, toWav, withoutSilence } from '../../../contract/rules/files/waveform.ts';

/** Why nothing can be recorded. */
export type MicrophoneFault = 'refused' | 'noMicrophone' | 'insecure';

/** A recording that goes on; `finish` ends it and answers with a WAV file, null where the sound is silent. */
export type Recording = { readonly finish: () => Promise<Blob | null> };

/** Speech needs few samples a second: the file is a third of one of music. */
const speechRate = 16_000;

/** Begins to record by the microphone, or says why it cannot. */
export async function beginRecording(): Promise<Recording | MicrophoneFault> {
  // Undefined outside of a secure context, whatever the types say.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (devices === undefined) return 'insecure';
  let stream: MediaStream;
  try {
    stream = await devices.getUserMedia({ audio: true });
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotFoundError' ? 'noMicrophone' : 'refused';
  }
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const ended = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve()));
  recorder.start();
  return {
    finish: async () => {
      recorder.stop();
      await ended;
      for (const track of stream.getTracks()) track.stop();
      return speechOf(await new Blob(parts).arrayBuffer());
    },
  };
}

/** What is said in a recording, as a WAV file of one loudspeaker without the silence around it. */
async function speechOf(content: ArrayBuffer): Promise<Blob | null> {
  const decoded = await new OfflineAudioContext(1, 1, speechRate).decodeAudioData(content);
  const mixed = new OfflineAudioContext(1, Math.max(1, Math.ceil(decoded.duration * speechRate)), speechRate);
  const source = new AudioBufferSourceNode(mixed, { buffer: decoded });
  source.connect(mixed.destination);
  source.start();
  const spoken: Mono = withoutSilence({ samples: (await mixed.startRendering()).getChannelData(0), rate: speechRate });
  return spoken.samples.length === 0 ? null : new Blob([toWav(spoken)], { type: 'audio/wav' });
}
