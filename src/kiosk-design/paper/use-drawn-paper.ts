import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PrintedTicket } from '../../../contract/rules/kiosk/ticket/fill-ticket.ts';
import type { TicketDesign } from '../../../contract/rules/kiosk/ticket/tickets.ts';
import type { DrawnTicket } from '../../../drawing/ticket/draw-ticket.ts';
import { openTicketDrawer, readPixels } from './ticket-canvas.ts';

export type DrawnPaper = {
  /** Undefined until fonts are loaded. */
  readonly drawn: DrawnTicket | undefined;
  /** Pixels that the image is wide; null without one, and while it is unknown. */
  readonly imageWidth: number | null;
  readonly isImageUnreadable: boolean;
  readonly isFailed: boolean;
};

/** A ticket drawn as the printer of a kiosk prints it. */
export function useDrawnPaper(design: TicketDesign, ticket: PrintedTicket): DrawnPaper {
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
  const draw = drawer.data;
  const drawn = useMemo(() => draw?.({ design, ticket, image }), [draw, design, ticket, image]);
  return {
    drawn,
    imageWidth: image?.width ?? null,
    isImageUnreadable: digest !== undefined && pixels.error !== null,
    isFailed: drawer.error !== null,
  };
}
