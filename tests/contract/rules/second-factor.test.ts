import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareCode, factorLimits, maskedPhone, nextCodeAt, waysThatFit } from '../../../contract/rules/accounts/second-factor.ts';

const now = new Date('2026-11-20T09:00:00.000Z');
const secondsAgo = (...all: readonly number[]): readonly Date[] => all.map((seconds) => new Date(now.getTime() - seconds * 1000));
const secondsToWait = (...sent: readonly number[]): number => (nextCodeAt(secondsAgo(...sent), now).getTime() - now.getTime()) / 1000;
const hour = 3600;

describe('another code', () => {
  it('is sent at once where none was sent within the hour', () => {
    expect(nextCodeAt([], now)).toEqual(now);
    expect(secondsToWait(hour + 1)).toBe(0);
  });

  it.each([
    [0, 60],
    [1, 59],
    [59, 1],
    [60, 0],
    [61, 0],
  ])('waits, %i seconds after the last one, %i seconds', (passed, wait) => {
    expect(secondsToWait(passed)).toBe(wait);
    expect(secondsToWait(1000, passed)).toBe(wait);
  });

  it('waits after five in an hour until an hour has passed since the first of them', () => {
    expect(secondsToWait(3000, 2400, 1800, 1200, 600)).toBe(600);
    expect(secondsToWait(3599, 2400, 1800, 1200, 600)).toBe(1);
    expect(secondsToWait(3000, 2400, 1800, 1200)).toBe(0);
  });

  it('does not wait for those older than an hour, to the second', () => {
    expect(secondsToWait(hour, 2400, 1800, 1200, 600)).toBe(0);
    expect(secondsToWait(2 * hour, 90 * 60, 2400, 1800, 1200, 600)).toBe(0);
  });

  it('waits for the later of both limits', () => {
    expect(secondsToWait(3590, 2400, 1800, 1200, 10)).toBe(50);
    expect(secondsToWait(3000, 2400, 1800, 1200, 10)).toBe(600);
    expect(secondsToWait(3500, 3000, 2400, 1800, 1200, 600)).toBe(600);
  });

  it('is never sent sixth within an hour nor within a minute of the last, and never waits without end', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2 * hour }), { maxLength: 12 }), (waits) => {
        const sent: Date[] = [];
        let time = now;
        for (const seconds of waits) {
          time = new Date(Math.max(time.getTime() + seconds * 1000, nextCodeAt(sent, time).getTime()));
          const within = (length: number) => sent.filter((instant) => instant.getTime() > time.getTime() - length * 1000).length;
          expect(within(60)).toBe(0);
          expect(within(hour)).toBeLessThan(factorLimits.codesPerHour);
          sent.push(time);
          expect(nextCodeAt(sent, time).getTime() - time.getTime()).toBeLessThanOrEqual(hour * 1000);
        }
      }),
    );
  });
});

describe('a masked number', () => {
  it.each([
    ['+420777123456', '+420 ••• ••• 456'],
    ['+421905123789', '+42 ••• ••• 789'],
    ['+4930123456', '+49 ••• ••• 456'],
  ])('of %s is %s, never broken over two lines', (phone, masked) => {
    expect(maskedPhone(phone)).toBe(masked.replaceAll(' ', '\u00a0'));
  });
});

describe('a typed code', () => {
  it.each([
    ['123 456', '123456'],
    [' 12-34-56\t', '123456'],
    ['abcd-efgh', 'ABCDEFGH'],
    ['\u00a0ab  12 -', 'AB12'],
  ])('%j is %s', (typed, bare) => {
    expect(bareCode(typed)).toBe(bare);
  });
});

describe('the shape of a code', () => {
  it.each([
    ['123 456', ['totp', 'sms']],
    ['1234567', ['sms']],
    ['abcde-23456', ['recovery']],
    ['23456 78923', ['sms', 'recovery']],
    ['ABCDE-0IOI1', ['sms']],
    ['ěščřžý', ['sms']],
    ['', ['sms']],
  ])('says of %j by which ways it may be given', (code, ways) => {
    expect(waysThatFit(code)).toEqual(ways);
  });
});
