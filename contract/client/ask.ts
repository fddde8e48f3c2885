import {
  type CallAnswer,
  type CallName,
  type CallOptions,
  type GivenOptions,
  type UploadName,
  type WrittenCall,
  writeCall,
} from './calls.ts';

/** How a call is made, whichever it is. `Signal`: what gives a call up where it is made; the contract knows no browser. */
type How<Signal> = {
  readonly signal?: Signal | undefined;
  /** Asked by the console itself: it does not keep a session alive. */
  readonly background?: true;
};

/** What goes with the name of a call: nothing has to where the operation needs nothing. */
export type Given<N extends CallName, Signal> =
  Partial<CallOptions<N>> extends CallOptions<N> ? [options?: CallOptions<N> & How<Signal>] : [options: CallOptions<N> & How<Signal>];

/** Makes a call of the API by its name; what it takes and answers is typed by the operation. */
export type Ask<Signal> = <N extends Exclude<CallName, UploadName>>(name: N, ...given: Given<N, Signal>) => Promise<CallAnswer<N>>;

/** All that is called by name where answers are lists and files too. */
export type NamedCalls<Signal, Content, ComingFile> = {
  readonly ask: Ask<Signal>;
  /** A part of a list, and how many rows the list has in all. */
  readonly askPage: <N extends CallName>(
    name: N,
    ...given: Given<N, Signal>
  ) => Promise<{ readonly data: CallAnswer<N>; readonly total: number }>;
  /** Sends a file, for as long as it takes. */
  readonly upload: <N extends UploadName>(name: N, content: Content, ...given: Given<N, Signal>) => Promise<CallAnswer<N>>;
  /** Takes a file that the call answers with. */
  readonly download: <N extends CallName>(name: N, ...given: Given<N, Signal>) => Promise<ComingFile>;
};

/** An answer as it was read: the description of the operation says what it is, and the server is tested against it. */
export type Json = ReturnType<typeof JSON.parse>;

/** The typed client over whatever sends a call. */
export function createAsk<Signal>(send: (call: WrittenCall, signal: Signal | undefined, name: CallName) => Promise<Json>): Ask<Signal> {
  return async (name, ...[options = {}]) => {
    const { call, signal } = writeGiven<Signal>(name, options);
    return send(call, signal, name);
  };
}

/** A call as it is sent, with what gives it up. */
export function writeGiven<Signal>(
  name: CallName,
  { signal, background, ...asked }: How<Signal> & GivenOptions,
): { readonly call: WrittenCall; readonly signal: Signal | undefined } {
  const call = writeCall(name, asked);
  return { signal, call: background === undefined ? call : { ...call, headers: { ...call.headers, 'X-Background': '1' } } };
}
