import type { Operation } from '../../../contract/api/operation.ts';
import { refusalsOf } from '../../../contract/api/refusals.ts';
import type { AnyResource, JsonSchema } from '../../../contract/kit/index.ts';
import { openApiOf } from '../../../contract/openapi/openapi.ts';
import type { aboutOperations } from '../../../contract/operations/console/about-operations.ts';
import { memoize } from '../../../contract/rules/values/memoize.ts';
import type { HandlersOf } from '../../engine/call/call.ts';
import { documentHeaders } from '../../engine/call/headers.ts';

/** The description of the API as one page that needs no script. */
function docsPage(operations: readonly Operation[], openApi: JsonSchema): string {
  const tags = [...new Set(operations.map((operation) => operation.tag))];
  const contents = tags.map((tag) => `<li><a href="#${tag}">${escape(tag)}</a></li>`).join('');
  const sections = tags
    .map((tag) =>
      section(
        tag,
        operations.filter((operation) => operation.tag === tag),
      ),
    )
    .join('');
  const components = `<section id="schemas"><h2>Schemas</h2><pre tabindex="0" role="region" aria-label="Schemas">${escape(JSON.stringify(openApi['components'], null, 2))}</pre></section>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>Pořadník API</title><style>${style}</style></head><body><header><h1>Pořadník API</h1>
<p>Base <code>/central</code>. <a href="/central/openapi.json">OpenAPI 3.1</a></p></header>
<nav aria-label="Contents"><ul tabindex="0">${contents}<li><a href="#schemas">schemas</a></li></ul></nav><main>${sections}${components}</main></body></html>`;
}

function section(tag: string, operations: readonly Operation[]): string {
  return `<section id="${tag}"><h2>${escape(tag)}</h2>${operations.map(article).join('')}</section>`;
}

function article(operation: Operation): string {
  const { id, method, path, summary, stage, parameters, bodySchema, answer } = operation;
  const rows = (parameters ?? []).map(
    (parameter) => `<tr><td><code>${parameter.name}</code></td><td>${parameter.in}</td><td>${escape(parameter.description)}</td></tr>`,
  );
  const table =
    rows.length === 0
      ? ''
      : `<table><thead><tr><th>Parameter</th><th>In</th><th>Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  const request =
    bodySchema === undefined ? '' : `<details><summary>Body</summary><pre>${escape(JSON.stringify(bodySchema, null, 2))}</pre></details>`;
  const schema =
    answer.schema === null
      ? ''
      : `<details><summary>Answer ${answer.status}</summary><pre>${escape(JSON.stringify(answer.schema, null, 2))}</pre></details>`;
  const refusals = `<details><summary>Refusals</summary><p>${refusalsOf(operation)
    .map((code) => `<code>${code}</code>`)
    .join(', ')}</p></details>`;
  return `<article id="${id}"><h3><span>${method.toUpperCase()}</span> <code>${escape(path)}</code></h3><p>${escape(summary)} <em>${stage}</em></p>${table}${request}${schema}${refusals}</article>`;
}

function escape(text: string): string {
  return text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;').replace(/"/gu, '&quot;');
}

const style = `:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}body{margin:0 auto;max-width:70rem;padding:1rem;display:grid;gap:1rem;
grid-template-columns:minmax(0,12rem) minmax(0,1fr)}header{grid-column:1/-1}nav ul{list-style:none;margin:0;padding:0;position:sticky;top:1rem;max-height:calc(100vh - 2rem);overflow:auto}nav a{display:block;padding:.2rem 0}summary{padding:.2rem 0}
article{border-top:1px solid #8886;padding:.5rem 0}h3{margin:.25rem 0;font-size:1rem}h3 span{font-weight:700}pre{overflow:auto;background:#8882;padding:.75rem}
table{border-collapse:collapse}td,th{text-align:left;padding:.25rem .75rem .25rem 0;vertical-align:top}a{color:inherit}
@media(max-width:40rem){body{grid-template-columns:minmax(0,1fr)}nav ul{position:static;max-height:none}}`;

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
