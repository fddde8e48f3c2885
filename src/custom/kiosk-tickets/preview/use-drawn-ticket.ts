import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { PrintedTicket } from '../../../../contract/rules/kiosk/ticket/fill-ticket.ts';
import type { TicketDesign } from '../../../../contract/rules/kiosk/ticket/tickets.ts';
import type { DrawnTicket } from '../../../../drawing/ticket/draw-ticket.ts';
import { useClock } from '../../../crud/core/clock.ts';
import { useWords } from '../../../crud/core/words.ts';
import { sampleTicket } from '../state/sample-ticket.ts';
import { useTicketWords } from '../state/ticket-words.ts';
import type { TicketedKiosk, TicketedService } from '../state/use-ticketed-kiosk.ts';
import { openTicketDrawer, readPixels } from './ticket-canvas.ts';

type Wanted = { readonly kiosk: TicketedKiosk; readonly design: TicketDesign; readonly service: TicketedService | undefined };

type Drawn = {
  readonly ticket: PrintedTicket;
  /** Undefined until fonts are loaded. */
  readonly drawn: DrawnTicket | undefined;
  /** Pixels that the image is wide; null without one, and while it is unknown. */
  readonly imageWidth: number | null;
  readonly isImageUnreadable: boolean;
  readonly isFailed: boolean;
};

/** A design filled and drawn as the kiosk would print it now for the service. */
export function useDrawnTicket({ kiosk, design, service }: Wanted): Drawn {
  const said = useTicketWords();
  const { language } = useWords();
  const now = useClock();
  const [opened] = useState(now);
  const digest = design.image?.digest;
  const always = { retry: false, staleTime: Number.POSITIVE_INFINITY } as const;
  const drawer = useQuery({ queryKey: ['ticket-drawer'], queryFn: openTicketDrawer, ...always });
  const pixels = useQuery({
    queryKey: ['ticket-image', digest],
    queryFn: () => readPixels(digest ?? ''),
    enabled: digest !== undefined,
    ...always,
  });
  const image = digest === undefined ? null : (pixels.data ?? null);
  const ticket = useMemo(
    () => sampleTicket(said, { kiosk, service, now: opened, language: language === 'en' ? 'en' : 'cs' }),
    [said, kiosk, service, opened, language],
  );
  const draw = drawer.data;
  const drawn = useMemo(() => draw?.({ design, ticket, image }), [draw, design, ticket, image]);
  return {
    ticket,
    drawn,
    imageWidth: image?.width ?? null,
    isImageUnreadable: digest !== undefined && pixels.error !== null,
    isFailed: drawer.error !== null,
  };
}
