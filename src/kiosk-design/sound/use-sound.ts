import { useQuery } from '@tanstack/react-query';
import { type Waveform, waveformOf } from '../../../contract/rules/sound/waveform.ts';
import { useCalls } from '../../crud/core/calls.ts';

type ReadSound = { readonly seconds: number; readonly waveform: Waveform };

const bars = 80;
/** What the browser decodes to; the length is the same for each. */
const samplesASecond = 44_100;

/** The length and the waveform of an uploaded sound. Its content never changes, so it is read once. */
export function useSound(digest: string) {
  const { download } = useCalls();
  return useQuery({
    queryKey: ['kiosk-sound', digest],
    queryFn: async ({ signal }) => {
      const { content } = await download('GET /files/{digest}', { path: { digest }, signal });
      return readSound(await new Response(content).arrayBuffer());
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

async function readSound(content: ArrayBuffer): Promise<ReadSound> {
  const decoded = await new OfflineAudioContext(1, 1, samplesASecond).decodeAudioData(content);
  const channels = Array.from({ length: decoded.numberOfChannels }, (_, channel) => decoded.getChannelData(channel));
  return { seconds: decoded.duration, waveform: waveformOf(channels, bars) };
}
