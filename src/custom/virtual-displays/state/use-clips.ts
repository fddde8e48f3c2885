import { useEffect, useRef, useState } from 'react';
import { virtualDisplays } from '../../../../contract/resources/devices/virtual-displays.ts';
import { type DisplayVoice, displayLimits } from '../../../../contract/rules/display/display-design.ts';
import { maximalBytes } from '../../../../contract/rules/files/file-limits.ts';
import { soundTypeOf } from '../../../../contract/rules/files/waveform.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { readRefusal } from '../../../crud/core/refusal.ts';
import { useFileWords } from '../../../crud/fields/files/file-words.ts';
import { beginRecording, type Recording } from '../../../kiosk-design/sound/recorder.ts';
import { useDisplayWords } from './display-words.ts';

export type RecordingState = 'recording' | 'saving';
type Packed = { readonly voice: DisplayVoice; readonly onChange: (voice: DisplayVoice) => void };

/** Records clips, one at a time, and uploads each at once; they are used when the display is saved. */
export function useClips({ voice, onChange }: Packed) {
  const { pack: said, sound } = useDisplayWords();
  const files = useFileWords();
  const { upload } = useCalls();
  const [clip, setClip] = useState('');
  const [state, setState] = useState<RecordingState | null>(null);
  const [fault, setFault] = useState<{ readonly clip: string; readonly text: string }>();
  const [touched, setTouched] = useState<readonly string[]>([]);
  const recording = useRef<Recording | null>(null);
  const latest = useRef(voice);
  useEffect(() => {
    latest.current = voice;
  });

  const keep = async (named: string, content: Blob): Promise<void> => {
    setState('saving');
    try {
      const query = { resource: virtualDisplays.name, field: 'design' };
      const { digest } = await upload('POST /files', new Blob([content], { type: 'application/octet-stream' }), { query });
      onChange({ ...latest.current, clips: { ...latest.current.clips, [named]: digest } });
      setTouched((before) => [...before, named]);
    } catch (error) {
      setFault({ clip: named, text: readRefusal(error).message });
    } finally {
      setState(null);
    }
  };
  const begin = async (named: string): Promise<void> => {
    setFault(undefined);
    setClip(named);
    const begun = await beginRecording();
    if (typeof begun === 'string') return setFault({ clip: named, text: said[begun] });
    recording.current = begun;
    setState('recording');
  };
  const finish = async (): Promise<void> => {
    setState('saving');
    const spoken = await recording.current?.finish().catch(() => undefined);
    recording.current = null;
    if (spoken instanceof Blob) return keep(clip, spoken);
    setState(null);
    setFault({ clip, text: spoken === null ? said.silent : said.notRecorded });
  };
  const putIn = async (named: string, file: File): Promise<void> => {
    setClip(named);
    const type = soundTypeOf(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
    const megabytes = displayLimits.clipMegabytes;
    if (type !== 'wav') return setFault({ clip: named, text: type === 'mp3' ? sound.mp3 : said.notWav });
    if (file.size > maximalBytes({ megabytes })) return setFault({ clip: named, text: files.tooBig({ megabytes }) });
    setFault(undefined);
    await keep(named, file);
  };
  const remove = (named: string): void => {
    const { [named]: _, ...clips } = voice.clips;
    setTouched((before) => [...before, named]);
    onChange({ ...voice, clips });
  };
  const faultOf = (named: string): string => (fault?.clip === named ? fault.text : '');
  return { clip, state, touched, faultOf, begin, finish, putIn, remove };
}
