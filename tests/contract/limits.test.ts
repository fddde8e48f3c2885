import { describe, expect, it } from 'vitest';
import { breakpoints, limits, themeColours, timeZone, weekdays } from '../../contract/basics/limits.ts';
import { limitOf } from '../../contract/derive/files.ts';
import { registry } from '../../contract/resources/registry.ts';
import { sourcesOf } from '../architecture/sources.ts';

describe('the numbers of the specification, section 9', () => {
  it('are the ones we count with', () => {
    expect(limits).toMatchObject({
      minimalPasswordLength: 6,
      temporarilySilentAfterMinutes: 10,
      silentAfterMinutes: 60,
      notificationSeconds: 5,
      ticketImageMinimalWidthPixels: 300,
      touchScreenWidthPixels: 1280,
      touchScreenHeightPixels: 1024,
      touchScreenBackgroundMegabytes: 10,
      logoMaximalHeightPixels: 35,
      sidebarAnimationMilliseconds: 100,
      screenFadeMilliseconds: 500,
      notificationMaximalWidthPercent: 50,
      notificationOffsetPixels: 50,
      resizeDelayMilliseconds: 300,
      footerLogoWidthPixels: 150,
      helpMinimalWidthPixels: 500,
    });
  });

  it('number weekdays from Sunday', () => {
    expect(weekdays).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(new Date('2026-11-22T12:00:00Z').getUTCDay()).toBe(weekdays[0]);
  });

  it('are the breakpoints and the colours of the themes', () => {
    expect(breakpoints).toEqual({ mobile: 480, tablet: 768, desktop: 992, desktopLarge: 1200 });
    expect(themeColours).toEqual({ primary: '#5d9cec', success: '#27c24c', info: '#23b7e5', warning: '#ff902b', danger: '#f05050' });
  });

  it('bind the entities that are about them', () => {
    expect(registry['password-policy'].fields.minimal_password_length.min).toBe(6);
    expect(registry['touch-screens'].fields.width.default).toBe(1280);
    expect(registry['touch-screens'].fields.height.default).toBe(1024);
    expect(registry.stores.fields.communication.bands.map((band) => band.afterSeconds)).toEqual([0, 600, 3600]);
    expect(registry.notifications.fields.unit.choices).toEqual(['minutes', 'hours', 'days']);
    expect(limitOf(registry['web-order-settings'].fields.logo_file).maximalHeight).toBe(35);
    expect(registry['mobile-app-settings'].fields).toHaveProperty('print_distance_metres');
    expect(registry['web-order-settings'].fields).toHaveProperty('email_confirmation_timeout');
  });

  it('are each used somewhere', () => {
    const sources = sourcesOf('contract', 'server', 'src', 'scripts').filter(({ path }) => path !== 'contract/basics/limits.ts');
    const unused = Object.keys(limits).filter((name) => !sources.some(({ text }) => text.includes(`limits.${name}`)));
    expect(unused).toEqual([]);
  });

  it('are meant in the time of Prague', () => {
    expect(timeZone).toBe('Europe/Prague');
  });
});
