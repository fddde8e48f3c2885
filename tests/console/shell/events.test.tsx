import { act, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchMessages } from '../../../contract/messages/fetched.ts';
import { ConsoleContext } from '../../../src/custom/console-context.tsx';
import { Events } from '../../../src/custom/shell/panel/events.tsx';
import { ShellPartsContext } from '../../../src/custom/shell/panel/shell-parts.ts';
import { CentralContext } from '../../../src/providers/central-context.ts';
import { aWorld } from '../providers/console-world.tsx';

const Nothing = (): null => null;

describe('the panel of events', () => {
  beforeAll(() => fetchMessages('cs'));

  it('has what happened, and not what only says that something goes on', () => {
    const { central, tools } = aWorld(() => ({ json: [] }));
    render(
      <CentralContext value={central}>
        <ConsoleContext tools={tools}>
          <ShellPartsContext
            value={{ TaskWatch: Nothing, TaskList: Nothing, ChangeLine: Nothing, TelephoneButton: () => null, TopicEditor: Nothing }}
          >
            <Events />
          </ShellPartsContext>
        </ConsoleContext>
      </CentralContext>,
    );
    act(() => {
      tools.centre.notify('info', 'Připravuje se tisk…', undefined, { isPassing: true });
      tools.centre.notify('success', 'Uloženo');
    });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Uloženo')]);
  });
});
