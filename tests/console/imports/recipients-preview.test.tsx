import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, testDataProvider } from 'ra-core';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { registry } from '../../../contract/resources/registry.ts';
import { ResultStep } from '../../../src/crud/list/imports/result-step.tsx';
import { RowsStep } from '../../../src/crud/list/imports/rows-step.tsx';
import { createI18nProvider } from '../../../src/providers/i18n-provider.ts';
import { checkedFile } from './checked-file.ts';

const file = checkedFile({
  resource: 'orders',
  file_name: 'objednavky.csv',
  columns: [],
  fields: ['name'],
  key: ['name'],
  counts: { new: 2, changed: 0, same: 0, wrong: 0 },
  total: 2,
});
const nothing = async (): Promise<void> => undefined;
const dataProvider = Object.assign(testDataProvider(), { askPage: () => Promise.resolve({ data: [], total: 2 }) });
const task = { id: 3, state: 'done', done: 2, total: 2, error: null } as const;

function Rows({ name, onNotify }: { readonly name: 'orders' | 'stores'; readonly onNotify: (notifies: boolean) => void }) {
  const [notifies, setNotifies] = useState(false);
  const notify = (next: boolean): void => {
    setNotifies(next);
    onNotify(next);
  };
  return (
    <CoreAdminContext dataProvider={dataProvider} i18nProvider={createI18nProvider('cs')}>
      <RowsStep
        resource={registry[name]}
        file={file}
        notifies={notifies}
        onNotifies={notify}
        onBack={() => {}}
        onSave={nothing}
        onClose={() => {}}
      />
    </CoreAdminContext>
  );
}

describe('an import of orders', () => {
  it('asks before saving whether clients are written to, which nobody has ticked', async () => {
    const onNotify = vi.fn();
    render(<Rows name="orders" onNotify={onNotify} />);
    const tick = await screen.findByRole('checkbox', { name: 'Dát klientům vědět, že jsou objednaní' });
    expect(tick).toHaveProperty('checked', false);
    await userEvent.click(tick);
    expect(onNotify).toHaveBeenCalledExactlyOnceWith(true);
    expect(tick).toHaveProperty('checked', true);
  });

  it('is the only one that does', async () => {
    render(<Rows name="stores" onNotify={() => {}} />);
    await screen.findByRole('button', { name: 'Uložit 2 řádky' });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it.each<readonly [boolean | undefined, string | null]>([
    [true, 'Klientům s e-mailem nebo telefonem se píše, pokud jsou zprávy zapnuté a mají šablonu.'],
    [false, 'Klientům se o importu nic neposlalo.'],
    [undefined, null],
  ])('says in its result what the choice %s came to', (notifies, said) => {
    render(
      <CoreAdminContext dataProvider={dataProvider} i18nProvider={createI18nProvider('cs')}>
        <ResultStep {...{ file, task, notifies }} resource={registry.orders} onGoOn={nothing} onAnother={() => {}} onClose={() => {}} />
      </CoreAdminContext>,
    );
    expect(screen.getByText(/^Uloženo: 2 nové/u)).toBeDefined();
    expect(screen.queryByText(/^Klientům/u)?.textContent ?? null).toBe(said);
  });
});
