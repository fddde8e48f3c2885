import type { InputField, Inputs } from '../../api/input.ts';
import type { Definition, Parameter } from '../../api/operation.ts';
import type { JsonSchema } from '../../kit/index.ts';
import { fieldSchema } from '../json-schema.ts';

type Described = { readonly isChecked: true; readonly parameters: readonly Parameter[]; readonly bodySchema?: JsonSchema };

/**
 * Declares an operation of its own, one that belongs to no entity. The server checks what it takes before the handler runs, OpenAPI and
 * the client read the same declaration.
 */
export function defineOperation<const D extends Definition>(definition: D): D & Described {
  const { pathValues, query, freeQuery, body, freeBody, headers = [] } = definition;
  return {
    ...definition,
    isChecked: true,
    parameters: [
      ...(pathValues === undefined ? [] : inputParameters('path', pathValues)),
      ...(query === undefined ? [] : inputParameters('query', query)),
      ...(freeQuery === undefined ? [] : inputParameters('query', freeQuery)),
      ...headers,
    ],
    ...(body === undefined ? {} : { bodySchema: inputsSchema(body) }),
    ...(freeBody === undefined ? {} : { bodySchema: freeBody }),
  };
}

/** What an operation takes under one name, in JSON Schema. */
function inputSchema(of: InputField): JsonSchema {
  if (of.kind === 'nullable') return inputSchema(of.of);
  if (of.kind === 'list') {
    const least = of.required === true ? { minItems: 1 } : {};
    return { type: 'array', items: inputSchema(of.of), ...least, maxItems: of.max, ...describedAs(of.description) };
  }
  if (of.kind === 'group') {
    const schema = { ...inputsSchema(of.fields), ...describedAs(of.description) };
    return of.required === true ? schema : { anyOf: [schema, { type: 'null' }] };
  }
  const { description, ...schema } = fieldSchema(of);
  // The description goes to the field, not to one of its alternatives.
  const own = 'description' in of ? of.description : undefined;
  return { ...schema, ...describedAs(own ?? (typeof description === 'string' ? description : undefined)) };
}

function describedAs(description: string | undefined): JsonSchema {
  return description === undefined ? {} : { description };
}

/** The body of an operation in JSON Schema. */
function inputsSchema(inputs: Inputs): JsonSchema {
  const required = Object.entries(inputs).flatMap(([name, of]) => ('required' in of && of.required ? [name] : []));
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(inputs).map(([name, of]) => [name, inputSchema(of)])),
    ...(required.length === 0 ? {} : { required }),
    additionalProperties: false,
  };
}

/** Values of the path or of the query as parameters. */
function inputParameters(place: 'path' | 'query', inputs: Inputs): readonly Parameter[] {
  return Object.entries(inputs).map(([name, of]) => {
    const { description, ...schema } = inputSchema(of);
    const common = { name, in: place, description: typeof description === 'string' ? description : name };
    const required = 'required' in of && of.required ? ({ required: true } as const) : {};
    const isText = of.kind !== 'list' && of.kind !== 'group';
    // Null has no place in an address: what is not sent is left out.
    if (isText) return { ...common, ...required, schema: withoutNull(schema) };
    return { ...common, ...required, content: { 'application/json': { schema } } };
  });
}

function withoutNull(schema: JsonSchema): JsonSchema {
  const { anyOf } = schema;
  return Array.isArray(anyOf) ? anyOf[0] : schema;
}
