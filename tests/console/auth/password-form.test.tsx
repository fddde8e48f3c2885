import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PasswordForm } from '../../../src/custom/auth/password/password-form.tsx';
import { aWorld, Entrances, type World } from '../providers/console-world.tsx';
import { anAnswer } from '../providers/fake-central.ts';

const policy = {
  minimal_password_length: 8,
  special_characters_is_required: false,
  small_letter_is_required: true,
  capital_letter_is_required: false,
  number_is_required: true,
};

function aCentral(saved: { readonly status?: number; readonly json: unknown } = { json: anAnswer('two') }): World {
  return aWorld(({ path }) => (path === '/auth/policy' ? { json: policy } : saved), anAnswer('one'));
}

async function fill(
  world: World,
  values: { readonly old?: string; readonly fresh: string; readonly again: string },
  onSaved = () => undefined,
) {
  const user = userEvent.setup();
  render(
    <Entrances world={world}>
      <PasswordForm asksOld={values.old !== undefined} submitLabel="Uložit" onSaved={onSaved} />
    </Entrances>,
  );
  await screen.findByText('Heslo musí obsahovat');
  if (values.old !== undefined) await user.type(screen.getByLabelText(/^Stávající heslo/u), values.old);
  await user.type(screen.getByLabelText(/^Nové heslo \*/u), values.fresh);
  await user.type(screen.getByLabelText(/^Nové heslo znovu/u), values.again);
  return user;
}

const saves = (world: World) => world.asked.filter(({ path }) => path === '/auth/password');

describe('a new password', () => {
  it('shows the rules in force, each met or not yet, while it is typed', async () => {
    await fill(aCentral(), { fresh: 'abcdefgh', again: 'x' });
    const rules = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rules).toEqual(['aspoň 8 znakůsplněno', 'malé písmenosplněno', 'číslicizatím nesplněno']);
  });

  it('is not sent before it meets the policy and both are the same', async () => {
    const world = aCentral();
    const user = await fill(world, { fresh: 'abcdefgh', again: 'jine' });
    await user.click(screen.getByRole('button', { name: 'Uložit' }));
    expect(screen.getByText('Heslo zatím nesplňuje všechna pravidla')).toBeDefined();
    expect(screen.getByText('Obě nová hesla se musí shodovat')).toBeDefined();
    expect(saves(world)).toHaveLength(0);
  });

  it('needs no old one the first time', async () => {
    const world = aCentral();
    const onSaved = vi.fn(() => undefined);
    const user = await fill(world, { fresh: 'abcdefg1', again: 'abcdefg1' }, onSaved);
    await user.click(screen.getByRole('button', { name: 'Uložit' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(saves(world)[0]?.body).toEqual({ new_password: 'abcdefg1' });
    expect(world.session.get().accessToken).toBe('two');
  });

  it('asvs-6.2.7 takes what is pasted or filled in by a keeper of passwords', async () => {
    const world = aCentral();
    const user = await fill(world, { old: 'x', fresh: 'a', again: 'a' });
    const field = screen.getByLabelText(/^Nové heslo \*/u);
    await user.clear(field);
    await user.click(field);
    await user.paste('vloženo ze schránky 1');
    expect(field).toHaveProperty('value', 'vloženo ze schránky 1');
    expect(field.getAttribute('autocomplete')).toBe('new-password');
    expect(screen.getByLabelText(/^Stávající heslo/u).getAttribute('autocomplete')).toBe('current-password');
  });

  it.each([
    ['old_password', /^Stávající heslo/u, 'Stávající heslo není správné'],
    ['new_password', /^Nové heslo \*/u, 'Toto heslo je příliš běžné'],
  ] as const)('puts what the central says to the field that it is about: %s', async (name, label, text) => {
    const world = aCentral({ status: 422, json: { err: 'invalid', message: 'Opravte pole.', errors: { [name]: text } } });
    const user = await fill(world, { old: 'spatne', fresh: 'abcdefg1', again: 'abcdefg1' });
    await user.click(screen.getByRole('button', { name: 'Uložit' }));
    const field = await screen.findByText(text);
    expect(screen.getByLabelText(label).getAttribute('aria-describedby')).toContain(field.id);
    expect(saves(world)[0]?.body).toEqual({ old_password: 'spatne', new_password: 'abcdefg1' });
  });
});
