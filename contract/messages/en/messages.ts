import type { Messages } from '../catalogue.ts';
import { words } from './console.ts';
import { grammar } from './grammar.ts';
import { problems } from './problems.ts';
import { resources } from './resources.ts';
import { system } from './system.ts';

/** Everything that the console says in English. */
export const english: Messages = { language: 'en', resources, system, problems, console: words, grammar };
