import type { Catalogue } from '../basics/catalogue.ts';
import type { ConsoleWords } from '../cs/console.ts';
import { grammar } from './basics/grammar.ts';
import { words } from './console.ts';
import { problems } from './problems.ts';
import { resources, system } from './resources/resources.ts';

/** Everything that the console says in English. */
export const english: Catalogue<ConsoleWords> = { language: 'en', resources, system, problems, console: words, grammar };
