import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { beginsId } from './free-fields.tsx';

const ofTime: readonly string[] = ['starts_at', 'ends_at', 'over_capacity_reason'];

/** The id of the nearest free times. */
export function nearestId(prefix: string): string {
  return `${prefix}-nearest`;
}

/** Leads to the time once the server has refused it, unless something else is wrong as well: then the list of faults leads. */
export function useFocusAtFault(prefix: string): void {
  const { errors } = useFormState();
  const refused = [errors['starts_at'], errors['ends_at']].find((one) => one?.type === 'server');
  const isAlone = Object.keys(errors).every((name) => ofTime.includes(name));
  useEffect(() => {
    if (refused === undefined || !isAlone) return;
    const written = document.getElementById(beginsId(prefix));
    const goal = written === null ? document.getElementById(nearestId(prefix)) : controlOf(written);
    goal?.focus();
    goal?.scrollIntoView({ block: 'center' });
  }, [refused, isAlone, prefix]);
}

function controlOf(field: HTMLElement): HTMLElement | null {
  return field.matches('input, button') ? field : field.querySelector<HTMLElement>('[tabindex], input');
}
