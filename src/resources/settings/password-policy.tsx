import type { Additions } from '../../crud/vocabulary/additions.ts';
import { PolicyBeside } from './policy/policy-beside.tsx';

export const additions: Additions = { Beside: PolicyBeside };
