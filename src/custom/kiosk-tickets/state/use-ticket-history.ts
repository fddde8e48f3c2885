import { useEffect, useState } from 'react';
import { changeTo, type History, redo, startHistory, undo } from '../../../../contract/rules/kiosk/editing/history.ts';
import type { KioskTickets } from '../../../../contract/rules/kiosk/ticket/tickets.ts';

/** Tickets that are being edited, with what can be undone and redone. */
export type TicketHistory = {
  readonly history: History<KioskTickets>;
  /** Changes of one gesture, such as the typing of a text, are undone in one step. */
  readonly change: (tickets: KioskTickets, gesture?: string | null) => void;
  readonly undo: () => void;
  readonly redo: () => void;
};

/** Keeps what can be undone; Ctrl+Z and Ctrl+Y do it outside of text fields, which keep their own. */
export function useTicketHistory(begin: () => KioskTickets): TicketHistory {
  const [history, setHistory] = useState(() => startHistory(begin()));
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (target instanceof HTMLElement && target.closest('input, select, textarea, dialog') !== null) return;
      const letter = key.toLowerCase();
      if (letter !== 'z' && letter !== 'y') return;
      event.preventDefault();
      setHistory(letter === 'y' || event.shiftKey ? redo : undo);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return {
    history,
    change: (tickets, gesture = null) => setHistory((before) => changeTo(before, tickets, gesture)),
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
  };
}
