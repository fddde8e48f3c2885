import { setTimeout } from 'node:timers/promises';
import { type Claim, claim, forgetWish, wish } from './claim.ts';

/** How long anyone who plays the store has to let it go. */
const patienceMs = 6_000;
const lookMs = 200;

/** Takes the store, asking anyone who has it to let it go; null when they do not. */
export async function waitForClaim(folder: string, code: string): Promise<Claim | null> {
  for (let waited = 0; waited < patienceMs; waited += lookMs) {
    const taken = claim(folder, code);
    if (taken !== null) return taken;
    wish(folder, code);
    await setTimeout(lookMs);
  }
  forgetWish(folder, code);
  return null;
}
