import { describe, expect, it } from 'vitest';
import { wholeMessagesFor } from '../../../contract/messages/whole.ts';
import { registry } from '../../../contract/resources/registry.ts';
import type { Words } from '../../../src/crud/core/words.ts';
import { findActionNote, unsentWords } from '../../../src/crud/record/actions/action-words.ts';
import { unsentInvitation } from '../../../src/resources/settings/user/unsent-invitation.ts';

const page = document.documentElement;
const czech = wholeMessagesFor('cs');
const words: Words = {
  ...czech.console,
  language: 'cs',
  grammar: czech.grammar,
  system: czech.system,
  problem: () => '',
  labelsOf: () => czech.resources.users,
};
const row = { id: 1, email: 'jana@mesto.test', active: true, invitation_ends_at: '2026-11-21T08:00:00.000Z' };
const waits = 'Pozvánka čeká v odchozích zprávách: není nastavený odesílací server.';

describe('an invitation that cannot leave', () => {
  it('is told of a new active user, and of one not begun whose e-mail changed', () => {
    page.dataset['unsent'] = 'email sms';
    expect(unsentInvitation(row, null, words)).toBe(waits);
    expect(unsentInvitation({ ...row, email: 'nova@mesto.test' }, row, words)).toBe(waits);
  });

  it('is not told where none was written: nobody is invited who is inactive, has begun, or keeps the e-mail', () => {
    page.dataset['unsent'] = 'email';
    expect(unsentInvitation({ ...row, active: false }, null, words)).toBeUndefined();
    expect(unsentInvitation({ ...row, name: 'Jana' }, row, words)).toBeUndefined();
    const begun = { ...row, invitation_ends_at: null };
    expect(unsentInvitation({ ...begun, email: 'nova@mesto.test' }, begun, words)).toBeUndefined();
  });

  it('is not told where e-mails leave', () => {
    page.dataset['unsent'] = 'sms';
    expect(unsentInvitation(row, null, words)).toBeUndefined();
  });
});

describe('an action that writes to somebody', () => {
  it('says before it happens and after it what becomes of its letter', () => {
    page.dataset['unsent'] = 'email';
    expect(findActionNote(words, registry.users, 'invite')).toMatch(/^Nový odkaz pro nastavení hesla zůstane v odchozích zprávách/u);
    expect(unsentWords(words, registry.users, 'invite')?.done).toBe(waits);
    expect(unsentWords(words, registry.users, 'reset-second-factor')?.done).toContain('čeká v odchozích zprávách');
  });

  it('says what it always does where letters leave, and so does one that writes none', () => {
    expect(findActionNote(words, registry.users, 'invite')).toMatch(/^Na e-mail uživatele odejde/u);
    expect(unsentWords(words, registry.users, 'invite')).toBeUndefined();
    page.dataset['unsent'] = 'email';
    expect(unsentWords(words, registry.users, 'unblock')).toBeUndefined();
  });
});
