import { useQuery } from '@tanstack/react-query';
import { fileAddress } from '../../../contract/rules/files/file-digest.ts';
import { type Waveform, waveformOf } from '../../../contract/rules/sound/waveform.ts';

type ReadSound = { readonly seconds: number; readonly waveform: Waveform };

const bars = 80;
/** What the browser decodes to; the length is the same for each. */
const samplesASecond = 44_100;

/** The length and the waveform of an uploaded sound. Its content never changes, so it is read once. */
export function useSound(digest: string) {
  return useQuery({
    queryKey: ['kiosk-sound', digest],
    queryFn: ({ signal }) => readSound(digest, signal),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

async function readSound(digest: string, signal: AbortSignal): Promise<ReadSound> {
  const answer = await fetch(fileAddress(digest), { signal });
  if (!answer.ok) throw new Error(`the sound is not there: ${answer.status}`);
  const decoded = await new OfflineAudioContext(1, 1, samplesASecond).decodeAudioData(await answer.arrayBuffer());
  const channels = Array.from({ length: decoded.numberOfChannels }, (_, channel) => decoded.getChannelData(channel));
  return { seconds: decoded.duration, waveform: waveformOf(channels, bars) };
}
