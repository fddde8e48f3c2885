import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { MapTiles } from '../../../contract/operations/monitoring.ts';
import { apiHeaders, documentHeaders } from '../headers.ts';

/** Serves the built console: hashed files for ever, the page itself for every address that is a screen. */
export async function serveConsole(
  app: FastifyInstance,
  directory: string,
  { providerButton, mapTiles }: { readonly providerButton: string | null; readonly mapTiles: MapTiles | null },
): Promise<(address: string) => boolean> {
  const page = join(directory, 'index.html');
  if (!existsSync(page)) return () => false;
  const html = withProvider(readFileSync(page, 'utf8'), providerButton);
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
  app.get('/', (_, reply) => reply.headers(headers).type('text/html; charset=utf-8').send(html));
  app.get('/*', (request, reply) => {
    if (!isScreen(request.url)) return reply.callNotFound();
    return reply.headers(headers).type('text/html; charset=utf-8').send(html);
  });
  return isScreen;
}

/**
 * Says in the page that one may sign in at an identity provider, and what its button says, if not what it says anyway:
 * so the page that has none fetches nothing for it.
 */
export function withProvider(html: string, button: string | null): string {
  if (button === null) return html;
  const text = button.replace(/&/gu, '&amp;').replace(/"/gu, '&quot;').replace(/</gu, '&lt;');
  return html.replace('<html ', () => `<html data-provider="${text}" `);
}

/** Addresses of people: everything but the API, files and health, and names of files. */
export function isScreen(url: string): boolean {
  const path = url.split('?')[0] ?? '/';
  return !/^\/(?:central|files|health|metrics|assets)(?:\/|$)/u.test(path) && !/\.\w+$/u.test(path);
}

function inlineScripts(html: string): readonly string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gu)].map((found) => found[1] ?? '');
}

function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
