import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SignIn } from '../../../src/custom/auth/sign-in.tsx';
import { SignOut } from '../../../src/custom/auth/sign-out.tsx';
import { aWorld, Entrances, type World } from '../providers/console-world.tsx';
import { anAnswer } from '../providers/fake-central.ts';

const refused = { status: 401, json: { err: 'invalid_credentials', message: 'Neplatné přihlašovací údaje' } };

function show(world: World, onTyping = () => undefined): void {
  render(
    <Entrances world={world}>
      <SignIn go={() => undefined} onTyping={onTyping} />
    </Entrances>,
  );
}

async function signIn(name: string, password: string): Promise<void> {
  const user = userEvent.setup();
  if (name !== '') await user.type(screen.getByLabelText(/E-mail/u), name);
  if (password !== '') await user.type(screen.getByLabelText(/^Heslo/u), password);
  await user.click(screen.getByRole('button', { name: 'Přihlásit se' }));
}

describe('signing in', () => {
  it('begins the session that the central answers with', async () => {
    const world = aWorld(() => ({ json: anAnswer('one') }));
    show(world);
    await signIn(' jana@mesto.test ', 'Heslo-1234');
    await waitFor(() => expect(world.session.get()).toMatchObject({ loggedIn: true, accessToken: 'one' }));
    expect(world.asked[0]).toMatchObject({ path: '/auth/token', body: { username: 'jana@mesto.test', password: 'Heslo-1234' } });
  });

  it('says that the name or password is wrong, and is no forced sign-out', async () => {
    const world = aWorld(() => refused);
    show(world);
    await signIn('jana@mesto.test', 'spatne');
    expect((await screen.findByRole('alert')).textContent).toContain('Neplatné přihlašovací údaje');
    expect(world.session.get().ended).toBeNull();
    expect(world.asked).toHaveLength(1);
  });

  it('names the fields that were left empty, and asks nothing', async () => {
    const world = aWorld(() => refused);
    show(world);
    await signIn('', '');
    expect(screen.getAllByText('Prosím, vyplňte toto pole')).toHaveLength(2);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/E-mail/u)));
    expect(world.asked).toHaveLength(0);
  });

  it('tells why one was signed out by force', () => {
    const world = aWorld(() => refused);
    world.session.end('forced');
    show(world);
    expect(screen.getByRole('alert').textContent).toContain('Z bezpečnostních důvodu jsme Vás odhlásili');
  });

  it('has the keyboard at the e-mail, also after a session that was ended by force', () => {
    const world = aWorld(() => refused);
    world.session.end('forced');
    show(world);
    expect(document.activeElement).toBe(screen.getByLabelText(/E-mail/u));
  });

  it('fetches the console while the form is filled in', async () => {
    const onTyping = vi.fn(() => undefined);
    show(
      aWorld(() => refused),
      onTyping,
    );
    expect(onTyping).not.toHaveBeenCalled();
    await userEvent.setup().keyboard('j');
    expect(onTyping).toHaveBeenCalled();
  });

  it('is one key away once one has signed out', async () => {
    const world = aWorld(() => ({ json: {} }), anAnswer('one'));
    const gone: string[] = [];
    render(
      <Entrances world={world}>
        <SignOut go={(to) => gone.push(to)} />
      </Entrances>,
    );
    await screen.findByRole('link', { name: 'Přihlásit se znovu' });
    await userEvent.setup().keyboard('{Enter}');
    expect(gone).toEqual(['/auth/sign-in']);
  });

  it('asvs-6.2.6 shows the password on demand', async () => {
    show(aWorld(() => refused));
    await userEvent.setup().click(screen.getByRole('button', { name: 'Zobrazit heslo' }));
    expect(screen.getByLabelText(/^Heslo/u).getAttribute('type')).toBe('text');
    expect(screen.getByRole('button', { name: 'Skrýt heslo' })).toBeDefined();
  });
});
