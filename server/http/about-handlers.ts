import { openApiOf } from '../../contract/derive/openapi.ts';
import type { AnyResource } from '../../contract/kit/index.ts';
import type { Operation } from '../../contract/operations/operation.ts';
import { whenNeeded } from '../../contract/rules/when-needed.ts';
import type { Handlers } from './call.ts';
import { docsPage } from './documents/docs-page.ts';
import { documentHeaders } from './headers.ts';

/** Handlers of `aboutOperations`. */
export function aboutHandlers(operations: readonly Operation[], resources: readonly AnyResource[]): Handlers {
  // Three megabytes that most servers are never asked for.
  const openApi = whenNeeded(() => openApiOf(operations, resources));
  const page = whenNeeded(() => docsPage(operations, openApi()));
  const headers = { ...documentHeaders([]), 'content-type': 'text/html; charset=utf-8' };
  return {
    'about.openapi': { public: async () => ({ status: 200, body: openApi() }) },
    'about.docs': { public: async () => ({ status: 200, body: page(), headers }) },
  };
}
