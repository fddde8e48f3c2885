import { describe, expect, it } from 'vitest';
import { buildHelpPattern, isPathPattern, matchesPath } from '../../../contract/rules/system/help-path.ts';

describe('a help pattern', () => {
  it.each([
    '/',
    '/stores',
    '/{id}',
    '/{page}/edit',
    '/stores/{id}',
    '/stores/{id}/services/{service_id}',
    '/reports/*',
    '/*',
    '/web-orders/email-blacklist',
  ])('is %s', (pattern) => {
    expect(isPathPattern(pattern)).toBe(true);
  });

  it.each(['', 'stores', '//stores', '/stores/', '/stores/*/services', '/stores/{}', '/stores/{id', '/stores?x=1', '/st res', '/*/'])(
    'is not "%s"',
    (pattern) => {
      expect(isPathPattern(pattern)).toBe(false);
    },
  );

  it.each([
    ['/', '/', true],
    ['/', '/stores', false],
    ['/stores', '/stores', true],
    ['/stores', '/stores/', true],
    ['/stores', '/stores/1', false],
    ['/stores/{id}', '/stores/1', true],
    ['/stores/{id}', '/stores', false],
    ['/stores/{id}', '/stores/1/services', false],
    ['/stores/{id}/services/{service_id}', '/stores/1/services/2', true],
    ['/stores/{id}/services/{service_id}', '/stores/1/desks/2', false],
    ['/reports/*', '/reports/services', true],
    ['/reports/*', '/reports/services/1', true],
    ['/reports/*', '/reports', true],
    ['/reports/*', '/statistics', false],
    ['/*', '/anything/at/all', true],
  ])('%s at %s: %s', (pattern, path, matches) => {
    expect(matchesPath(pattern, path)).toBe(matches);
  });
});

describe('the pattern of a screen', () => {
  it.each([
    ['/', '/'],
    ['/stores/manage', '/stores/manage'],
    ['/stores/3/services/4', '/stores/{id}/services/{id}'],
    ['/touch-screens/1/tickets/22', '/touch-screens/{id}/tickets/{id}'],
  ])('of %s is %s, which matches it', (path, pattern) => {
    expect(buildHelpPattern(path)).toBe(pattern);
    expect(isPathPattern(pattern)).toBe(true);
    expect(matchesPath(pattern, path)).toBe(true);
  });
});
