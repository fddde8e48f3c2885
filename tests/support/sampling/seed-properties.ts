import fc from 'fast-check';
import { seedOfRun } from './property-runs.ts';

// Every property of a commit draws the same values on every machine, so that a run before a commit says what the next one will.
fc.configureGlobal({ seed: seedOfRun() });
