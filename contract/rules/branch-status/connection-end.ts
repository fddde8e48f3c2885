/**
 * Why a branch is not connected, as far as the central knows:
 * - `lost`: its connection broke, or nothing came any more: the network, the power or its server.
 * - `left`: its program ended the connection itself.
 * - `wrong_key`: a program that names the store asked to be let in with another key.
 * - `new_key`: the key was made again while it was connected, or the store was switched off.
 * - `unintelligible`: it sent what cannot be read, or far too much.
 */
export const connectionEndKinds = ['lost', 'left', 'wrong_key', 'new_key', 'unintelligible'] as const;
export type ConnectionEndKind = (typeof connectionEndKinds)[number];

/** The newest of what is known, with its instant as the wire writes it. */
export type ConnectionEnd = { readonly kind: ConnectionEndKind; readonly at: string };
