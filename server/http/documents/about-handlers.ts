import type { Operation } from '../../../contract/api/operation.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { openApiOf } from '../../../contract/openapi/openapi.ts';
import type { aboutOperations } from '../../../contract/operations/console/about-operations.ts';
import { memoize } from '../../../contract/rules/values/memoize.ts';
import type { HandlersOf } from '../../engine/call/call.ts';
import { documentHeaders } from '../../engine/call/headers.ts';
import { docsPage } from './docs-page.ts';

/** Handlers of `aboutOperations`. */
export function aboutHandlers(operations: readonly Operation[], resources: readonly AnyResource[]): HandlersOf<typeof aboutOperations> {
  // Three megabytes that most servers are never asked for.
  const openApi = memoize(() => openApiOf(operations, resources));
  const page = memoize(() => docsPage(operations, openApi()));
  const headers = { ...documentHeaders([]), 'content-type': 'text/html; charset=utf-8' };
  return {
    'about.openapi': { public: async () => ({ status: 200, body: openApi() }) },
    'about.docs': { public: async () => ({ status: 200, body: page(), headers }) },
  };
}
