import { useEffect, useState } from 'react';
import type { CallAnswer } from '../../../../contract/client/calls.ts';
import type { KeptFile } from '../../../crud/fields/files/use-upload.ts';
import { useCalls } from '../../../crud/vocabulary/calls.ts';
import { refusalOf } from '../../../crud/vocabulary/refusal.ts';

/** How far a conversion is; `unasked`: the server did not answer, and says why. */
export type ConversionState = CallAnswer<'GET /files/{digest}/conversion'> | { readonly state: 'unasked'; readonly why: string };

type Converted = {
  /** Null until something is known. */
  readonly conversion: ConversionState | null;
  readonly again: () => void;
  readonly cancel: () => void;
};

const betweenMilliseconds = 1_000;
const purpose = { resource: 'playlists', field: 'items' };

/** Has the server make an MP4 of a video that browsers do not play; null asks for nothing. */
export function useConversion(source: KeptFile | null): Converted {
  const { ask } = useCalls();
  const [conversion, setConversion] = useState<ConversionState | null>(null);
  const [attempt, setAttempt] = useState(0);
  const digest = source?.digest;
  useEffect(() => {
    if (digest === undefined) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const call = { path: { digest }, query: purpose };
    const follow = async (): Promise<void> => {
      let answer = await ask('POST /files/{digest}/conversion', call);
      while (!signal.aborted) {
        setConversion(answer);
        if (answer.state !== 'waiting' && answer.state !== 'converting') return;
        await new Promise((resolve) => setTimeout(resolve, betweenMilliseconds));
        if (!signal.aborted) answer = await ask('GET /files/{digest}/conversion', call);
      }
    };
    follow().catch((error: unknown) => (signal.aborted ? undefined : setConversion({ state: 'unasked', why: refusalOf(error).message })));
    return () => leaving.abort(`attempt ${attempt} is left`);
  }, [ask, digest, attempt]);
  return {
    conversion,
    again: () => {
      setConversion(null);
      setAttempt(attempt + 1);
    },
    cancel: () => {
      // A conversion that was not cancelled ends by itself, and its file goes after a day.
      if (digest !== undefined) void ask('DELETE /files/{digest}/conversion', { path: { digest }, query: purpose }).catch(() => undefined);
    },
  };
}
