import { type DrawnTicket } from '../../../../drawing/ticket/draw-ticket.ts';
import { millimetresOf, paper } from '../../../../drawing/ticket/paper.ts';
import { pictureOf } from './ticket-canvas.ts';

/** A browser rounds sizes to its own pixels: without this, the last of them would make a second page, and the printer cuts twice. */
const spareMillimetres = 1;

/**
 * Hands a ticket to the printing of the browser as one page of paper of 80 mm, dot for dot as the kiosk prints it. The page is a frame
 * that is removed once it is printed. Rejects where the browser cannot draw it.
 */
export async function printTicket(drawn: DrawnTicket, title: string): Promise<void> {
  const picture = pictureOf(drawn).toDataURL('image/png');
  const frame = document.createElement('iframe');
  Object.assign(frame, { title, tabIndex: -1 });
  frame.style.cssText = 'position:fixed;inset:auto auto 100% 100%;width:80mm;border:0';
  document.body.append(frame);
  const { contentDocument: page, contentWindow: view } = frame;
  if (page === null || view === null) return frame.remove();
  page.title = title;
  const style = page.createElement('style');
  style.textContent = sheetOf(drawn.bitmap.height);
  const image = page.createElement('img');
  Object.assign(image, { src: picture, alt: '' });
  page.head.append(style);
  page.body.append(image);
  try {
    await image.decode();
    view.addEventListener('afterprint', () => frame.remove());
    view.focus();
    view.print();
  } catch (error) {
    frame.remove();
    throw error;
  }
}

/** The style of a page that is as long as the ticket of so many dots. */
export function sheetOf(dots: number): string {
  const [length, printed] = [millimetresOf(dots) + spareMillimetres, paper.printedDots / paper.dotsOfMillimetre];
  const side = (paper.paperMillimetres - printed) / 2;
  return `@page{size:${paper.paperMillimetres}mm ${length}mm;margin:0}html,body{margin:0}
img{display:block;width:${printed}mm;height:${dots / paper.dotsOfMillimetre}mm;margin:0 ${side}mm;image-rendering:pixelated}`;
}
