import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { type JSX, useRef, useState } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { touchScreens } from '../../../../contract/resources/devices/touch-screens.ts';
import { services } from '../../../../contract/resources/stores/services.ts';
import { useMay } from '../../../crud/core/gate.tsx';
import { readRefusal } from '../../../crud/core/refusal.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { useKioskWords } from '../state/kiosk-words.ts';

type FirstServicesProps = {
  readonly storeId: number;
  /** One name on each line. The screen keeps them: what was refused stays written when the others are already services. */
  readonly names: string;
  readonly onNames: (names: string) => void;
};

/** For an administrator with a kiosk in a branch without services: adds them by their names alone, and the layouts follow. */
export function FirstServices({ storeId, names, onNames }: FirstServicesProps): JSX.Element {
  const { start } = useKioskWords();
  const said = start.firstServices;
  const provider = useDataProvider();
  const queries = useQueryClient();
  const mayAdd = useMay(services, 'create');
  const [fault, setFault] = useState<string | undefined>();
  const letters = useRef(Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ'));
  if (!mayAdd) {
    return (
      <EmptyState icon="touchScreen" title={said.title}>
        {said.notAllowed}
      </EmptyState>
    );
  }
  const add = async (): Promise<void> => {
    const wanted = namesOn(names);
    if (wanted.length === 0) return setFault(said.nothing);
    let refused: string | undefined;
    const left: string[] = [];
    for (const name of wanted) {
      // Tickets of each begin with a letter of its own, in the order of the lines; without any, the server finds a free one.
      const letter = letters.current.shift();
      try {
        await provider.create(prefixOf(services), { data: { store_id: storeId, name, ...(letter && { ticket_prefix: letter }) } });
      } catch (error) {
        const { errors, message } = readRefusal(error);
        refused ??= said.refused(name, Object.values(errors)[0] ?? message);
        left.push(name);
      }
    }
    setFault(refused);
    onNames(left.join('\n'));
    await queries.invalidateQueries({ queryKey: [prefixOf(touchScreens), 'kiosk'] });
  };
  return (
    <EmptyState
      icon="touchScreen"
      title={said.title}
      actions={
        <Button tone="primary" icon="plus" onClick={add}>
          {said.add}
        </Button>
      }
    >
      <div className="kiosk-start__names">
        <Field label={said.names} hint={said.help} error={fault} required>
          {(control) => (
            <textarea
              {...control}
              className="input"
              rows={6}
              placeholder={said.example}
              value={names}
              onChange={({ target }) => {
                setFault(undefined);
                onNames(target.value);
              }}
            />
          )}
        </Field>
      </div>
    </EmptyState>
  );
}

/** The names that are written, each once. */
function namesOn(lines: string): readonly string[] {
  return [...new Set(lines.split('\n').map((line) => line.trim()))].filter((name) => name !== '');
}
