import { randomBytes } from 'node:crypto';
import type { FromBranch } from '../../../../contract/channels/branch/from-branch.ts';
import { branchProtocol } from '../../../../contract/channels/branch/terms.ts';
import type { Admitted, Claim } from '../admission/admit.ts';
import type { Frame } from './read-frame.ts';
import type { Wire } from './wire.ts';

type Proof = Extract<FromBranch, { type: 'proof' }>;
export type Entered = { readonly admitted: Admitted; readonly proof: Proof };

/** The steps before `welcome`. Each frame answers null until someone proved who they are; what is out of turn ends it. */
export function createHandshake(
  wire: () => Wire,
  admit: (claim: Claim) => Promise<Admitted | null>,
): (frame: Frame) => Promise<Entered | null> {
  let greeting: Omit<Claim, 'digest'> | null = null;
  return async (frame) => {
    const message = frame.kind === 'message' ? frame.message : null;
    if (greeting === null && message?.type === 'hello') {
      if (message.protocol !== branchProtocol) {
        wire().close('unknown_version', `protocol ${branchProtocol}`);
        return null;
      }
      // Fresh for each connection: what was said to another is worth nothing here.
      greeting = { storeCode: message.store_code, branchNonce: message.nonce, centralNonce: randomBytes(32).toString('base64url') };
      wire().send({ type: 'challenge', protocol: branchProtocol, nonce: greeting.centralNonce });
      return null;
    }
    if (greeting !== null && message?.type === 'proof') {
      const admitted = await admit({ ...greeting, digest: message.digest });
      if (admitted === null) wire().close('not_admitted');
      return admitted === null ? null : { admitted, proof: message };
    }
    wire().close('malformed');
    return null;
  };
}
