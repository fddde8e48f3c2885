import type { AnyLabels } from '../../../contract/kit/index.ts';
import { errorText, problemText, type ServerMessages } from '../../../contract/messages/index.ts';
import type { Fault } from './stored/verdicts.ts';

/** Why a row is wrong, in the language of the reader. */
export function faultText(messages: ServerMessages, fault: Fault): string {
  if ('problem' in fault) return problemText(messages, fault.problem);
  if ('refusal' in fault) return errorText(messages, fault.refusal, fault.details);
  const { details = {} } = fault;
  return messages.importCells[fault.fault]({ ...details, ...thingOf(messages, details['of']) });
}

/** What the entity is called that a cell names a row of: `Činnost`. */
function thingOf({ resources }: ServerMessages, entity: unknown): { readonly thing?: string } {
  const all: Readonly<Record<string, AnyLabels | undefined>> = resources;
  const noun = typeof entity === 'string' ? all[entity]?.noun.one : undefined;
  return noun === undefined ? {} : { thing: `${noun.charAt(0).toUpperCase()}${noun.slice(1)}` };
}
