import type { Operation } from '../../../contract/api/operation.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { openApiOf } from '../../../contract/openapi/openapi.ts';
import { whenNeeded } from '../../../contract/rules/when-needed.ts';
import type { Handlers } from '../call/call.ts';
import { documentHeaders } from '../call/headers.ts';
import { docsPage } from './docs-page.ts';

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
