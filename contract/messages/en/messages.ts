import type { Messages } from '../catalogue.ts';
import { words } from './console.ts';
import { errors } from './errors.ts';
import { grammar } from './grammar.ts';
import { problems } from './problems.ts';
import { resources } from './resources.ts';
import { system } from './system.ts';

/** Everything that is said in English. */
export const english: Messages = { language: 'en', resources, system, errors, problems, console: words, grammar };
