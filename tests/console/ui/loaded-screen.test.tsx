import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LoadedScreen } from '../../../src/ui/page/loaded-screen.tsx';

afterEach(cleanup);

const words = { loading: 'Načítám', failed: 'Nepodařilo se to načíst', retry: 'Zkusit znovu' };

function show(read: { readonly data?: string; readonly isPending?: boolean; readonly error?: Error }) {
  const refetch = vi.fn(async () => undefined);
  const { data, isPending = false, error = null } = read;
  render(
    <LoadedScreen title="Systém" words={words} read={{ data, isPending, error, refetch }}>
      {(text) => <p>{text}</p>}
    </LoadedScreen>,
  );
  return refetch;
}

describe('a screen of one reading', () => {
  it('says that it is read, and nothing of a fault', () => {
    show({ isPending: true });
    expect(screen.getByText('Načítám')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps its heading where it could not be read, says why, and reads again', async () => {
    const refetch = show({ error: new Error('Server neodpovídá') });
    expect(screen.getByRole('heading', { level: 1, name: 'Systém' })).toBeDefined();
    expect(screen.getByText('Server neodpovídá')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('shows what was read, also when it could not be read once more', () => {
    show({ data: 'Vše v pořádku', error: new Error('Server neodpovídá') });
    expect(screen.getByText('Vše v pořádku')).toBeDefined();
    expect(screen.queryByText('Server neodpovídá')).toBeNull();
  });
});
