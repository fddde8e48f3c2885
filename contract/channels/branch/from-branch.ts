import { z } from 'zod';
import { branchEvent } from './events.ts';
import { branchTerms } from './terms.ts';
import { branchInstant as instant, keepable } from './values.ts';

const nonce = z
  .string()
  .length(branchTerms.nonceCharacters)
  .regex(/^[\w-]+$/u);
const digest = z
  .string()
  .length(43)
  .regex(/^[\w-]+$/u);
const revision = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

/** What a branch may say. The first message is `hello`, the second `proof`, all others come after `welcome`. */
export const fromBranch = z.discriminatedUnion('type', [
  /** `nonce`: 32 random bytes as base64url, made again for every connection. */
  z.strictObject({ type: z.literal('hello'), protocol: z.int().min(1).max(1000), store_code: keepable(1, 12), nonce }),
  /** `digest`: see `branchProofText`. `revision`: the last one applied; null asks for the whole configuration. */
  z.strictObject({ type: z.literal('proof'), digest, revision: revision.nullable(), at: instant }),
  z.strictObject({ type: z.literal('heartbeat'), at: instant }),
  z.strictObject({ type: z.literal('events'), events: z.array(branchEvent).min(1).max(branchTerms.eventsOfBatch) }),
  /** Everything up to the revision is at the branch. */
  z.strictObject({ type: z.literal('applied'), revision }),
  /** The revision could not be applied; the branch stays at the one before. */
  z.strictObject({ type: z.literal('not_applied'), revision, reason: keepable(0, 500) }),
]);

export type FromBranch = z.infer<typeof fromBranch>;
