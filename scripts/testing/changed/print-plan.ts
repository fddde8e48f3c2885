import { changesSince } from './changes.ts';
import { choose } from './choose.ts';
import { readWorld } from './world.ts';

// The commands run in plain Node, which reads no TypeScript: they ask for the plan as JSON.
process.stdout.write(`${JSON.stringify(choose(changesSince(process.argv[2] ?? 'HEAD'), readWorld()))}\n`);
