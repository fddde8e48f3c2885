import { useEffect, useRef, useState } from 'react';
import type { CallAnswer } from '../../../../contract/client/calls.ts';
import { bytesInOnePiece, type FileLimit, maximalBytes } from '../../../../contract/rules/files/file-limits.ts';
import { useCalls } from '../../core/calls.ts';
import { readRefusal } from '../../core/refusal.ts';
import { useFileWords } from './file-words.ts';
import type { Sending } from './send-in-pieces.ts';

/** A file that the server has kept, with what is known of it. */
export type KeptFile = CallAnswer<'POST /files'>;

/** A large file on its way. `broken`: the line is, and the file is sent on when it is back. */
export type PiecesState = {
  readonly kind: 'pieces';
  readonly sent: number;
  readonly total: number;
  readonly phase: 'going' | 'paused' | 'broken' | 'checked';
};

export type UploadState =
  | { readonly kind: 'rest' | 'uploading' }
  | PiecesState
  | { readonly kind: 'uploaded'; readonly content: Blob }
  /** `again`: goes on with what is uploaded. */
  | { readonly kind: 'refused'; readonly why: string; readonly again?: () => void };

type For = {
  readonly resource: string;
  readonly field: string;
  readonly limit: FileLimit;
  readonly onKept: (digest: string, kept: KeptFile) => void;
};

/** Uploads a file for a field at once: a small one in one request, a large one in pieces that can be paused. */
export function useUpload({ resource, field, limit, onKept }: For) {
  const words = useFileWords();
  const { ask, upload, freshToken } = useCalls();
  const [state, setState] = useState<UploadState>({ kind: 'rest' });
  const sending = useRef<Sending | null>(null);
  // What is sent stays on the server for a day, and goes on when the same file is chosen again.
  useEffect(() => () => sending.current?.pause(), []);

  const keep = (file: File, kept: KeptFile): void => {
    sending.current = null;
    onKept(kept.digest, kept);
    setState({ kind: 'uploaded', content: new Blob([file], { type: kept.type }) });
  };
  const refuse = (why: string, again?: () => void): void => setState({ kind: 'refused', why, ...(again === undefined ? {} : { again }) });

  const finish = async (file: File, name: string): Promise<void> => {
    setState({ kind: 'pieces', sent: file.size, total: file.size, phase: 'checked' });
    try {
      keep(file, await ask('POST /files/uploads/{upload}/finish', { path: { upload: name } }));
    } catch (error) {
      const { status, message } = readRefusal(error);
      refuse(message, status === 0 || status >= 500 ? () => void finish(file, name) : undefined);
    }
  };
  const takeLarge = async (file: File): Promise<void> => {
    const { sendInPieces } = await import('./send-in-pieces.ts');
    const going = (sent: number): void => setState({ kind: 'pieces', sent, total: file.size, phase: 'going' });
    const resume = (): void => {
      going(0);
      sending.current?.resume();
    };
    going(0);
    sending.current = sendInPieces({
      file,
      resource,
      field,
      freshToken,
      onProgress: going,
      onBroken: () => setState((before) => (before.kind === 'pieces' ? { ...before, phase: 'broken' } : before)),
      onSent: (name) => void finish(file, name),
      onStopped: (why) => refuse(why ?? words.stopped, why === undefined ? resume : undefined),
    });
  };
  const takeSmall = async (file: File): Promise<void> => {
    setState({ kind: 'uploading' });
    try {
      // The server finds the type from the content.
      const content = new Blob([file], { type: 'application/octet-stream' });
      keep(file, await upload('POST /files', content, { query: { resource, field } }));
    } catch (error) {
      refuse(readRefusal(error).message);
    }
  };
  return {
    state,
    take: async (file: File | undefined): Promise<void> => {
      if (file === undefined || state.kind === 'uploading' || state.kind === 'pieces') return;
      if (file.size > maximalBytes(limit)) return refuse(words.tooBig({ megabytes: limit.megabytes }));
      await (file.size > bytesInOnePiece ? takeLarge(file) : takeSmall(file));
    },
    pause: (): void => {
      sending.current?.pause();
      setState((before) => (before.kind === 'pieces' ? { ...before, phase: 'paused' } : before));
    },
    resume: (): void => {
      setState((before) => (before.kind === 'pieces' ? { ...before, phase: 'going' } : before));
      sending.current?.resume();
    },
    clear: (): void => {
      sending.current?.giveUp();
      sending.current = null;
      setState({ kind: 'rest' });
    },
  };
}
