import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'ra-core';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AuthPages } from '../../../src/custom/auth/auth-pages.tsx';
import { LostPassword } from '../../../src/custom/auth/lost-password.tsx';
import { PhoneNumberForm } from '../../../src/custom/auth/two-factor/phone-number-form.tsx';
import { SentCodeForm } from '../../../src/custom/auth/two-factor/sent-code-form.tsx';
import { createI18nProvider } from '../../../src/providers/i18n-provider.ts';
import { aWorld, Entrances, type World } from '../providers/console-world.tsx';
import { anAnswer } from '../providers/fake-central.ts';

const page = document.documentElement;

function show(world: World, children: ReactNode): void {
  render(
    <CoreAdminContext i18nProvider={createI18nProvider('cs')}>
      <Entrances world={world}>{children}</Entrances>
    </CoreAdminContext>,
  );
}

describe('a lost password', () => {
  async function ask(button: string): Promise<void> {
    show(
      aWorld(() => ({ status: 204 })),
      <LostPassword go={() => undefined} />,
    );
    await userEvent.type(screen.getByLabelText(/E-mail/u), 'kdokoli@mesto.test');
    await userEvent.click(screen.getByRole('button', { name: button }));
  }

  it('is answered by a link on its way where e-mails leave, for every name alike', async () => {
    page.dataset['unsent'] = 'sms';
    await ask('Poslat odkaz');
    await screen.findByText('Pokud účet s tímto e-mailem existuje, odkaz je na cestě. Platí 30 minut.');
  });

  it('promises no letter where none leaves, and says whom to ask', async () => {
    page.dataset['unsent'] = 'email sms';
    await ask('Připravit odkaz');
    await screen.findByText(/^E-mail vám nepřijde.*Pokud účet s tímto e-mailem existuje.*požádejte o něj hlavního správce/u);
    expect(screen.queryByText(/na cestě|Pošleme/u)).toBeNull();
  });
});

describe('a code by SMS', () => {
  const code = { length: 6, expires_at: '2026-11-20T12:05:00.000Z', next_at: '2026-11-20T12:01:00.000Z' };
  const form = <SentCodeForm phone="+420 603" send={null} code={code} nextAt={code.next_at} />;

  it('was sent where SMS leave', async () => {
    show(
      aWorld(() => ({ status: 204 }), anAnswer('token')),
      form,
    );
    await screen.findByText('Poslali jsme vám SMS s kódem na číslo +420 603.');
  });

  it('waits in the outbox where they do not', async () => {
    page.dataset['unsent'] = 'sms';
    show(
      aWorld(() => ({ status: 204 }), anAnswer('token')),
      form,
    );
    await screen.findByText(/^Kód pro číslo \+420 603 čeká v odchozích zprávách/u);
    expect(screen.queryByText(/Poslali/u)).toBeNull();
  });

  const sendAgain = async () => Promise.reject(new Error('not asked'));
  it.each([
    ['sent', 'email', { code: null, at: code.next_at }, 'Nový kód můžete poslat za 60 s'],
    ['prepared', 'sms', { code: null, at: code.next_at }, 'Nový kód můžete připravit za 60 s'],
    ['sent again', 'email', { code: { ...code, next_at: '2026-11-20T11:00:00.000Z' }, at: code.next_at }, 'Poslat nový kód'],
    ['prepared again', 'sms', { code: { ...code, next_at: '2026-11-20T11:00:00.000Z' }, at: code.next_at }, 'Připravit nový kód'],
  ])('is %s by the button where there is no gateway for: %s', async (_, unsent, { code: given, at }, words) => {
    page.dataset['unsent'] = unsent;
    show(
      aWorld(() => ({ status: 204 }), anAnswer('token')),
      <SentCodeForm phone="+420 603" send={sendAgain} code={given} nextAt={at} />,
    );
    await screen.findByText(words);
  });

  it.each([
    ['email', 'Poslat kód'],
    ['sms', 'Připravit kód'],
  ])('for a new telephone is asked for where there is no gateway for %s: %s', async (unsent, name) => {
    page.dataset['unsent'] = unsent;
    show(
      aWorld(() => ({ status: 204 }), anAnswer('token')),
      <PhoneNumberForm known={null} asksPassword={false} give={sendAgain} />,
    );
    expect(await screen.findByRole('button', { name })).toBeTruthy();
  });
});

describe('the sign-in page of a server without an account', () => {
  it('says where the first link is, and beside an identity provider too', async () => {
    page.dataset['empty'] = '';
    const world = aWorld(() => ({ status: 204 }));
    show(world, <AuthPages path="/auth/sign-in" go={() => undefined} />);
    await screen.findByText(/podle odkazu, který server při startu vypsal do terminálu/u);
    expect(screen.getByRole('button', { name: 'Přihlásit se' })).toBeTruthy();
  });

  it('says nothing of it once there is one', async () => {
    show(
      aWorld(() => ({ status: 204 })),
      <AuthPages path="/auth/sign-in" go={() => undefined} />,
    );
    await screen.findByRole('button', { name: 'Přihlásit se' });
    expect(screen.queryByText(/terminálu/u)).toBeNull();
  });
});

describe('a one-time link that is opened by somebody who is signed in', () => {
  const gone: string[] = [];
  beforeEach(() => gone.splice(0));
  async function open(json: object, status = 200): Promise<World> {
    const world = aWorld(({ method }) => (method === 'GET' ? { status, json } : { status: 204 }), anAnswer('token'));
    show(world, <AuthPages path="/auth/lost-password/abc" go={(to) => gone.push(to)} />);
    return world;
  }

  it('says who that is, and goes on with the link after they sign out', async () => {
    const world = await open({ purpose: 'invitation', is_super_administrator: false });
    await screen.findByText(/přihlášen uživatel Jana Nováková \(jana@mesto\.test\)/u);
    await act(async () => userEvent.click(screen.getByRole('button', { name: /^Odhlásit se a pokračovat/u })));
    await screen.findByRole('heading', { level: 1, name: 'Vítejte v Centrální aplikaci' });
    expect([world.session.get().loggedIn, gone]).toEqual([false, []]);
  });

  it('lets them stay signed in', async () => {
    const world = await open({ purpose: 'lost_password', is_super_administrator: false });
    await userEvent.click(await screen.findByRole('link', { name: 'Zůstat v aplikaci' }));
    expect([gone, world.session.get().loggedIn]).toEqual([['/'], true]);
  });

  it('is said to hold no more where it does not, with the way back', async () => {
    await open({ err: 'link_not_valid', message: '' }, 410);
    await screen.findByText('Odkaz už neplatí.');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Zůstat v aplikaci' })).toBeTruthy());
  });
});
