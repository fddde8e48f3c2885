import { deflateRawSync } from 'node:zlib';
import { png } from '../pictures.ts';
import { bmp, gif, jpeg, part, videos, wav, webp } from './sample-files.ts';

/** A file of another kind than its name says. */
export type Disguised = { readonly named: string; readonly content: Buffer };

const script = '<script>alert(1)</script>';
const names = [
  'obrazek.png',
  'foto.jpg',
  'listek.bmp',
  'pozadi.gif',
  'gong.wav',
  'video.mp4',
  'film.avi',
  'podminky.pdf',
  'logo.webp',
  'spot.mkv',
] as const;

/** Contents that no field accepts, each of which could have any of the names. */
const foreign: Readonly<Record<string, Buffer>> = {
  page: Buffer.from(`<!doctype html><html><body>${script}</body></html>`),
  'page with a mark of order': Buffer.from(`\uFEFF<html>${script}</html>`),
  drawing: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${script}</svg>`),
  'drawing with a declaration': Buffer.from(`<?xml version="1.0"?><svg width="10" height="10">${script}</svg>`),
  script: Buffer.from('#!/bin/sh\nrm -rf /\n'),
  program: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]),
  'program of Linux': Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]), Buffer.alloc(200)]),
  'bomb in an archive': zipOf('[Content_Types].xml', Buffer.alloc(10_000_000)),
  document: zipOf('word/document.xml', Buffer.from('<w:document/>')),
  compressed: Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0]), Buffer.alloc(100)]),
  'compressed otherwise': Buffer.from('7z\xbc\xaf\x27\x1c', 'latin1'),
  sound: Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1'), Buffer.alloc(100)]),
  'sound of another kind': Buffer.concat([Buffer.from('OggS\0', 'latin1'), Buffer.alloc(100)]),
  'image of another kind': Buffer.concat([Buffer.from('II*\0', 'latin1'), Buffer.alloc(100)]),
  icon: Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0, 16, 16]), Buffer.alloc(100)]),
  text: Buffer.from('Dobrý den'),
  nothing: Buffer.alloc(0),
  zeros: Buffer.alloc(5000),
  'data of RIFF': part('RIFF', Buffer.concat([Buffer.from('WEBX'), Buffer.alloc(40)])),
  'video of Apple': Buffer.concat([Buffer.from([0, 0, 0, 20]), Buffer.from('ftypqt  \0\0\0\0qt  '), Buffer.alloc(40)]),
};

/** Two hundred files that are not what their names say: every foreign content under every name. */
export const disguisedFiles: readonly Disguised[] = Object.values(foreign).flatMap((content) => names.map((named) => ({ named, content })));

/** Contents that fields accept, by their types. */
export const honestFiles: Readonly<Record<string, Buffer>> = {
  'image/png': png(30, 20),
  'image/jpeg': jpeg,
  'image/webp': webp,
  'image/bmp': bmp(30, 20),
  'image/gif': gif,
  'audio/wav': wav(0.5),
  'application/pdf': Buffer.from('%PDF-1.7\n1 0 obj\n'),
  ...videos,
};

/** Two files in one: what fields accept, with a page or an archive behind or before it. */
export const filesInOne = Object.entries(honestFiles).flatMap(([type, content]) =>
  [foreign['page'] ?? Buffer.alloc(0), zipOf('word/document.xml', Buffer.from('<w:document/>'))].map((hidden) => ({
    type,
    behind: Buffer.concat([content, hidden]),
    before: Buffer.concat([hidden, content]),
  })),
);

/** Scripts that begin as an image does. */
export const scriptsAsImages = [`GIF89a/*${'\0'.repeat(20)}*/=1;alert(1);`, `BM/*${'\0'.repeat(60)}*/=1;alert(1);`].map((text) =>
  Buffer.from(text, 'latin1'),
);

/** An archive of one file that unpacks to much more. */
function zipOf(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(content.length, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name), packed]);
}
