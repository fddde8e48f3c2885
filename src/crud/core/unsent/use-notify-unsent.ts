import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { outbox } from '../../../../contract/resources/settings/outbox.ts';
import { useMay } from '../gate.tsx';
import { useNotify } from '../use-notify.ts';
import { useWords } from '../words.ts';

/** Says that a message waits in the outbox, with the way there for who may see it; others learn whom to ask. */
export function useNotifyUnsent(): (text: string) => void {
  const notify = useNotify();
  const navigate = useNavigate();
  const { delivery } = useWords();
  const mayRead = useMay(outbox, 'list');
  return useCallback(
    (text) => {
      if (mayRead) notify(text, 'info', { label: delivery.open, run: () => void navigate(outbox.page) });
      else notify(`${text} ${delivery.ask}`, 'info');
    },
    [notify, navigate, delivery, mayRead],
  );
}
