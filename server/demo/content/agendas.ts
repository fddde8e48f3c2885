import { citizenAgendas } from './citizen-agendas.ts';
import { enterpriseAgendas } from './enterprise-agendas.ts';
import { feeAgendas } from './fee-agendas.ts';
import { socialAgendas } from './social-agendas.ts';
import { transportAgendas } from './transport-agendas.ts';

/** Every agenda that a branch can offer, by its key. */
export const agendas = {
  ...citizenAgendas,
  ...feeAgendas,
  ...transportAgendas,
  ...enterpriseAgendas,
  ...socialAgendas,
} as const;

export type AgendaKey = keyof typeof agendas;
