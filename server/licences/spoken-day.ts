/** `2026-11-01` as people write it: 1. 11. 2026. */
export function spokenDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date}. ${month}. ${year}`;
}
