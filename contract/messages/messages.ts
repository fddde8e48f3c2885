import type { ErrorCode } from '../basics/errors.ts';
import type { Catalogue, Says } from './basics/catalogue.ts';
import type { ConsoleWords } from './cs/console.ts';

/** Every visible word of the console in one language. */
export type Messages = Catalogue<ConsoleWords>;

/** The same with what the server refuses with: the console shows that as it comes, and does not download it. */
export type ServerMessages = Messages & { readonly errors: Readonly<Record<ErrorCode, Says>> };
