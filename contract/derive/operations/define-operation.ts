import type { Definition, Parameter } from '../../api/operation.ts';
import type { JsonSchema } from '../../kit/index.ts';
import { inputParameters, inputsSchema } from './input-schema.ts';

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
