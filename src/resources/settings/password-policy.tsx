import type { Additions } from '../../crud/vocabulary/additions/additions.ts';
import { PolicyBeside } from './policy/policy-beside.tsx';

export const additions: Additions = { formSlots: { Below: PolicyBeside } };
