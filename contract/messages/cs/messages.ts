import type { Catalogue } from '../basics/catalogue.ts';
import { grammar } from './basics/grammar.ts';
import { type ConsoleWords, words } from './console.ts';
import { problems } from './problems.ts';
import { resources, system } from './resources/resources.ts';

/** Everything that the console says in Czech. */
export const czech: Catalogue<ConsoleWords> = { language: 'cs', resources, system, problems, console: words, grammar };
