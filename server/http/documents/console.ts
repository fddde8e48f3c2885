import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { MapTiles } from '../../../contract/operations/monitoring.ts';
import { pageFacts } from '../../../contract/operations/page-facts.ts';
import type { MessageChannel } from '../../../contract/resources/settings/outbox.ts';
import { apiHeaders, documentHeaders } from '../../engine/call/headers.ts';

/** What the page says of the server; see `pageFacts`. */
export type PageFacts = { readonly providerButton: string | null; readonly unsent: readonly MessageChannel[] };
type ConsoleTools = PageFacts & { readonly mapTiles: MapTiles | null; readonly isEmpty: () => Promise<boolean> };

/** Serves the built console: hashed files for ever, the page itself for every address that is a screen. */
export async function serveConsole(
  app: FastifyInstance,
  directory: string,
  { mapTiles, isEmpty, ...facts }: ConsoleTools,
): Promise<(address: string) => boolean> {
  const page = join(directory, 'index.html');
  if (!existsSync(page)) return () => false;
  const html = withFacts(readFileSync(page, 'utf8'), facts);
  const ofEmptyServer = withEmptiness(html);
  const headers = documentHeaders(inlineScripts(html).map(hashOf), mapTiles === null ? [] : [new URL(mapTiles.url).origin]);
  await app.register(fastifyStatic, {
    root: join(directory, 'assets'),
    prefix: '/assets/',
    index: false,
    preCompressed: true,
    setHeaders: (response) => {
      for (const [name, value] of Object.entries(apiHeaders)) response.header(name, value);
      response.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
  const send = async (reply: FastifyReply): Promise<FastifyReply> =>
    reply
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send((await isEmpty()) ? ofEmptyServer : html);
  app.get('/', (_, reply) => send(reply));
  app.get('/*', (request, reply) => (isScreen(request.url) ? send(reply) : reply.callNotFound()));
  return isScreen;
}

/**
 * Says in the page that one may sign in at an identity provider, and what its button says, if not what it says anyway, and
 * which messages have no way out: so the page fetches nothing for it.
 */
export function withFacts(html: string, { providerButton, unsent }: PageFacts): string {
  const provider = providerButton === null ? '' : attribute(pageFacts.provider, providerButton);
  return html.replace('<html ', () => `<html ${provider}${unsent.length === 0 ? '' : attribute(pageFacts.unsent, unsent.join(' '))}`);
}

/** Says in the page that there is no account yet. */
export function withEmptiness(html: string): string {
  return html.replace('<html ', () => `<html ${attribute(pageFacts.empty, '')}`);
}

function attribute(name: string, value: string): string {
  return `data-${name}="${value.replace(/&/gu, '&amp;').replace(/"/gu, '&quot;').replace(/</gu, '&lt;')}" `;
}

/** Addresses of people: everything but the API, files and health, and names of files. */
function isScreen(url: string): boolean {
  const path = url.split('?')[0] ?? '/';
  return !/^\/(?:central|files|health|metrics|assets)(?:\/|$)/u.test(path) && !/\.\w+$/u.test(path);
}

function inlineScripts(html: string): readonly string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gu)].map((found) => found[1] ?? '');
}

function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
