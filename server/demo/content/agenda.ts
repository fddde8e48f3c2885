/** An agenda of Czech offices in the words of its channels. */
export type Agenda = {
  readonly name: string;
  /** For desks, monitors and displays, where there is little room. */
  readonly short: string;
  /** For the kiosk, where people look for what they came for. */
  readonly kiosk: string;
  /** For the web and the phone. */
  readonly web: string;
  /** The same in English, where the town has translated it. */
  readonly webEnglish?: string;
  /** What is under the number on the ticket. */
  readonly bring: string | null;
  /** Agendas of one group are served at the same desks. */
  readonly group: 'documents' | 'certified' | 'money' | 'vehicles' | 'building' | 'trade' | 'social' | 'general';
  readonly handlingMinutes: number;
  readonly ordered: boolean;
  readonly priority?: number;
  readonly reserve?: true;
};

/** The last half an hour of each day is left to those who come without an order. */
export const keptMinutes = 30;

const slotLengths = [10, 15, 20, 30] as const;
/** On Mondays dealers come with papers of several vehicles: each gets a longer slot. */
const longerOn = { group: 'vehicles', weekday: 1 } as const;

/** Length of a slot in which the agenda is handled on a weekday (0 is Sunday), in minutes. */
export function slotMinutes({ group, handlingMinutes }: Agenda, weekday: number): number {
  const usual = slotLengths.find((length) => length >= handlingMinutes) ?? 30;
  if (group !== longerOn.group || weekday !== longerOn.weekday) return usual;
  return slotLengths.find((length) => length > usual) ?? 45;
}
