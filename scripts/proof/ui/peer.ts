import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../../basics/places.mjs';
import { precompress } from '../../building/precompress.mjs';

/** react-admin as its guide begins with it, over the same API: one bundle, its own layout, the six columns of our list. */
export type Peer = { readonly origin: string; readonly stop: () => Promise<void> };

const page =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Peer</title></head><body><div id="root"></div><script type="module" src="/main.jsx"></script></body></html>';
const program = `
import { createRoot } from 'react-dom/client';
import { Admin, DataTable, DateField, List, ReferenceField, Resource } from 'react-admin';
import simpleRestProvider from 'ra-data-simple-rest';
const Orders = () => (
  <List perPage={25} sort={{ field: 'starts_at', order: 'DESC' }}>
    <DataTable>
      <DataTable.Col source="starts_at"><DateField source="starts_at" showTime /></DataTable.Col>
      <DataTable.Col source="name" /><DataTable.Col source="pin" />
      <DataTable.Col source="store_id"><ReferenceField source="store_id" reference="stores" /></DataTable.Col>
      <DataTable.Col source="service_id"><ReferenceField source="service_id" reference="services" /></DataTable.Col>
      <DataTable.Col source="state" />
    </DataTable>
  </List>
);
createRoot(document.getElementById('root')).render(
  <Admin dataProvider={simpleRestProvider('/central')} disableTelemetry>
    <Resource name="orders" list={Orders} /><Resource name="stores" recordRepresentation="label" /><Resource name="services" recordRepresentation="name" />
  </Admin>,
);
`;
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Builds it next to nothing of ours and serves it compressed; what it asks of the API goes on to ours with the token. */
export async function startPeer(central: string, tokenOf: () => string): Promise<Peer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'poradnik-peer-'));
  writeFileSync(path.join(folder, 'index.html'), page);
  writeFileSync(path.join(folder, 'main.jsx'), program);
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), precompress()],
    build: { chunkSizeWarningLimit: 5000 },
  });
  const server = createServer((request, response) => {
    const address = request.url ?? '/';
    if (address.startsWith('/central')) {
      void fetch(`${central}${address}`, { headers: { authorization: `Bearer ${tokenOf()}` } }).then(async (answer) => {
        const range = answer.headers.get('content-range') ?? '';
        response.writeHead(answer.status, { 'content-type': 'application/json', 'content-range': range });
        response.end(Buffer.from(await answer.arrayBuffer()));
      });
      return;
    }
    const name = path.extname(address) === '' ? '/index.html' : address;
    const file = path.join(folder, 'dist', name);
    const type = types[path.extname(name)] ?? 'application/octet-stream';
    const isSmall = existsSync(`${file}.gz`);
    if (!isSmall && !existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': type, ...(isSmall ? { 'content-encoding': 'gzip' } : {}) });
    response.end(readFileSync(isSmall ? `${file}.gz` : file));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const bound = server.address();
  return {
    origin: `http://localhost:${typeof bound === 'object' && bound !== null ? bound.port : 0}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
