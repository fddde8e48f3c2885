import { describe, expect, it } from 'vitest';
import { crossing } from './borders.ts';
import { importsOf } from './imports.ts';
import { sourcesOf } from './sources.ts';

const sources = sourcesOf('contract', 'server', 'drawing', 'src', 'booking-page', 'simulator', 'scripts');

describe('borders of imports', () => {
  it('are crossed by no file', () => {
    const crossings = sources.flatMap((source) => importsOf(source).flatMap((each) => crossing(each) ?? []));
    expect(crossings).toEqual([]);
  });

  it.each([
    ['contract/kit/fields.ts', 'contract/resources/registry.ts'],
    ['contract/derive/fields.ts', 'contract/resources/registry.ts'],
    ['server/db/rows.ts', 'server/http/gates.ts'],
    ['server/engine/jobs/queue.ts', 'server/areas/booking/pins.ts'],
    ['server/engine/rows/list.ts', 'contract/resources/registry.ts'],
    ['server/adapters/clock.ts', 'server/db/connect/open.ts'],
    ['src/providers/data-provider.ts', 'src/ui/status-dot.tsx'],
    ['src/resources/registry.ts', 'src/custom/shell/menu.tsx'],
    ['src/crud/record/entity-form.tsx', 'src/crud/list/list-frame.tsx'],
    ['src/crud/screens/routes.tsx', 'src/resources/registry.ts'],
    ['src/main.tsx', 'server/app.ts'],
    ['server/app.ts', 'drawing/page/draw-page.ts'],
    ['drawing/page/draw-page.ts', 'src/ui/icon/icon.tsx'],
    ['server/app.ts', 'src/app.tsx'],
    ['scripts/building/server.mjs', 'scripts/proof/packages.ts'],
    ['scripts/proof/reporting/page.ts', 'scripts/proof/speed.ts'],
  ])('would be crossed by %s importing %s', (from, to) => {
    expect(crossing({ from, to, ours: true })).toContain('must not import');
  });

  it.each([
    ['contract/basics/limits.ts', 'node:fs'],
    ['contract/kit/fields.ts', 'react'],
    ['src/providers/data-provider.ts', '@mui/material'],
    ['src/main.tsx', 'node:path'],
    ['server/app.ts', 'react-admin'],
    ['drawing/page/draw-page.ts', 'react'],
  ])('would be crossed by %s importing the package %s', (from, to) => {
    expect(crossing({ from, to, ours: false })).toContain('must not know');
  });
});

describe('a screen', () => {
  it('knows the inside of no other screen', () => {
    const screenOf = (path: string): string | undefined => /^src\/custom\/(?<screen>[^/]+)\//u.exec(path)?.groups?.['screen'];
    const known = sources.flatMap(importsOf).filter(({ from, to }) => {
      const screen = screenOf(to);
      const asking = screenOf(from);
      // The shell is the frame around all of them.
      return screen !== undefined && asking !== undefined && screen !== asking && asking !== 'shell';
    });
    expect(known.map(({ from, to }) => `${from} must not import ${to}`)).toEqual([]);
  });
});

describe('imports', () => {
  it('name the file with its extension', () => {
    const nameless = sources.flatMap(importsOf).filter(({ to, ours }) => ours && !/\.\w+$/u.test(to));
    expect(nameless.map(({ from, to }) => `${from}: ${to}`)).toEqual([]);
  });
});
