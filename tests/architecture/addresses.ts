import { parseSync, Visitor } from 'rolldown/utils';
import { lineAt, type Source } from './sources.ts';

/** What sends to an address, as it is before the parenthesis. */
const senders = new Set([
  'fetch',
  'transport.fetch',
  'http.request',
  'http.requestOfStep',
  'http.stream',
  'client.call',
  'client.stream',
  'client.fetchJson',
]);
/** What sends where it comes from the transport; other functions bear these names too. */
const ofTransport = new Set(['send', 'openStream']);

/** Addresses of the API that are written as a string. `paths`: of its operations, parameters in braces. */
export function writtenAddresses({ path, text }: Source, paths: readonly string[]): readonly string[] {
  const found: string[] = [];
  // A parameter represents anything that is put in.
  const patterns = paths.map((each) => new RegExp(`^(?:/central)?${each.replaceAll(/\{\w+\}/gu, '[^/]+')}(?:\\?.*)?$`, 'su'));
  const judge = (written: string, at: number): void => {
    if (patterns.some((pattern) => pattern.test(written))) found.push(`${path}:${lineAt(text, at)} ${written}`);
  };
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string') judge(value, start);
    },
    TemplateLiteral: ({ quasis, start }) => judge(quasis.map(({ value }) => value.cooked ?? '').join('…'), start),
  }).visit(parseSync(path, text).program);
  return found;
}

/** Whether the file sends to an address itself. */
export function sends({ path, text }: Source): boolean {
  const knowsTransport = /from '[^']*\/(?:send|open-stream)\.ts'/u.test(text);
  let isSending = false;
  new Visitor({
    CallExpression: ({ callee: { start, end } }) => {
      const callee = text.slice(start, end);
      isSending ||= senders.has(callee) || (knowsTransport && ofTransport.has(callee));
    },
  }).visit(parseSync(path, text).program);
  return isSending;
}
