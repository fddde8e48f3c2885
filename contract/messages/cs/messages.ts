import type { Messages } from '../catalogue.ts';
import { words } from './console.ts';
import { grammar } from './grammar.ts';
import { problems } from './problems.ts';
import { resources } from './resources.ts';
import { system } from './system.ts';

/** Everything that the console says in Czech. */
export const czech: Messages = { language: 'cs', resources, system, problems, console: words, grammar };
