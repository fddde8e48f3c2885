import type { InputField, Inputs } from '../../../contract/api/input.ts';
import type { Operation } from '../../../contract/api/operation.ts';
import { refuse, refuseValues } from '../../../contract/basics/refusal.ts';
import { checkInput } from '../../../contract/derive/operations/check-input.ts';
import { levelsOfDocuments, parseBoundedJson } from '../../../contract/rules/values/bounded-json.ts';
import type { Call } from '../../engine/call/call.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a request sent, cleaned and checked by the declaration of its operation. */
export type ReadInput = { readonly path: Values; readonly query: Values; readonly body: unknown };

/**
 * Reads what an operation takes, before its handler runs. A name that the operation does not take is refused first (400), because the
 * caller believes that it does something. A value that does not fit is refused at its name, as in a form of an entity (422).
 */
export function readInput(call: Call): ReadInput {
  const { operation } = call;
  const path = readPath(operation, call.parameters);
  const query = readQuery(operation, call.query);
  const body = readBody(call);
  return { path, query: query(), body: body() };
}

function readPath({ pathValues = {} }: Operation, given: Values): Values {
  const { values, problems } = checkInput(pathValues, fromAddress(pathValues, given));
  // An address that names nothing: there is no form with a field for it.
  if (Object.keys(problems).length > 0) throw refuse('invalid_identifier');
  return values;
}

/** Refuses unknown names at once; the values are checked when they are asked for. */
function readQuery({ query = {}, freeQuery, parameters = [] }: Operation, given: Values): () => Values {
  if (freeQuery !== undefined) return () => given;
  const others = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const unknown = Object.keys(given).find((name) => !others.includes(name));
  if (unknown !== undefined) throw refuse('unknown_parameter', { details: { name: unknown.slice(0, 100) } });
  const own = Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(query, name)));
  return () => {
    const { values, problems } = checkInput(query, fromAddress(query, own));
    if (Object.keys(problems).length > 0) throw refuseValues(problems);
    // The list handlers parse their own parameters.
    return { ...given, ...values };
  };
}

/** Refuses unknown names at once; the values are checked when they are asked for. */
function readBody({ operation, body: given }: Call): () => unknown {
  const { body, freeBody, isBodyOptional = false, isPartial = false, fileTypes } = operation;
  if (fileTypes !== undefined) return () => given;
  const sent = given === undefined || given === null ? noBody(body === undefined ? freeBody === undefined : isBodyOptional) : given;
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) throw refuse('bad_request');
  const values = Object.fromEntries(Object.entries(sent));
  if (freeBody !== undefined) return () => values;
  const { values: checked, problems, unknown } = checkInput(body ?? {}, values, { isPartial });
  if (unknown !== undefined) throw refuse('unknown_field', { details: { name: unknown.slice(0, 100) } });
  return () => {
    if (Object.keys(problems).length > 0) throw refuseValues(problems);
    return checked;
  };
}

function noBody(isAllowed: boolean): Values {
  if (!isAllowed) throw refuse('bad_request');
  return {};
}

/** Addresses carry texts: numbers, flags and structures are read from them. A text that is no such value stays, and is refused. */
function fromAddress(inputs: Inputs, given: Values): Values {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const of = Object.hasOwn(inputs, name) ? inputs[name] : undefined;
      if (of === undefined) return [name, value];
      // A list may be given as JSON or item by item (`stores=1&stores=2`).
      if (of.kind === 'list' && Array.isArray(value)) {
        return [name, value.map((item: unknown) => (typeof item === 'string' ? readText(of.of, item) : item))];
      }
      return [name, typeof value === 'string' ? readText(of, value) : value];
    }),
  );
}

function readText(of: InputField, text: string): unknown {
  switch (of.kind) {
    case 'nullable':
      return readText(of.of, text);
    case 'int':
    case 'duration':
    case 'reference':
      return /^(?:0|-?[1-9]\d{0,15})$/u.test(text) ? Number(text) : text;
    case 'decimal':
      return /^-?\d{1,15}(?:\.\d{1,15})?$/u.test(text) ? Number(text) : text;
    case 'flag':
      return text === 'true' || text === 'false' ? text === 'true' : text;
    case 'list':
    case 'group':
    case 'references':
    case 'set':
    case 'json':
      return parseBoundedJson(text, levelsOfDocuments) ?? text;
    default:
      return text;
  }
}
