import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { CallAnswer } from '../../../contract/api/calls.ts';

export type Offer = CallAnswer<'GET /public/booking'>;

/** The map comes once somebody asks for it. */
const isOfMap = (name: string): boolean => name.startsWith('branch-map-');

/** Bytes of all scripts of the built page, of the map alone or without it, as they come over the line. */
export function jsBytesIn(folder: string, { ofMap = false } = {}): number {
  const assets = path.join(folder, 'assets');
  return readdirSync(assets)
    .filter((name) => name.endsWith('.js') && isOfMap(name) === ofMap)
    .reduce((sum, name) => sum + gzipSync(readFileSync(path.join(assets, name)), { level: 9 }).length, 0);
}

/** What clients of a server are offered. */
export async function offerOf(origin: string): Promise<Offer> {
  return (await fetch(`${origin}/central/public/booking`)).json();
}

/** A name that services of several branches have. */
export function commonName({ services }: Offer): string {
  const names = services.map(({ name }) => name);
  return names.find((name, place) => names.indexOf(name) !== place) ?? '';
}
