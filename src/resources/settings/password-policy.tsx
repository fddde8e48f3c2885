import type { Additions } from '../additions.ts';
import { PolicyBeside } from './policy/policy-beside.tsx';

export const additions: Additions = { Beside: PolicyBeside };
