import type { CDPSession, Page } from 'playwright-core';

/** What the trace says of a drag: milliseconds between frames, and of script and layout in each. */
export type Frames = { readonly gaps: readonly number[]; readonly tasks: readonly number[]; readonly seconds: number };

type Traced = { readonly name: string; readonly ts: number; readonly dur: number };

/** The number of the key Alt among the modifiers of the protocol. */
const alt = 1;

/** Milliseconds between moves of the pointer: 60 a second. */
const betweenMoves = 1000 / 60;

export type Drag = {
  readonly seconds: number;
  readonly from: Point;
  /** With Alt: the button is caught by nothing, so each move is another place. No frame is drawn of what does not move. */
  readonly isFree: boolean;
};

/** Drags in a circle with a pressed pointer and reads the frames from the trace of the browser. */
export async function countFrames(page: Page, drag: Drag): Promise<Frames> {
  const { from } = drag;
  const session = await page.context().newCDPSession(page);
  const traced: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) => traced.push(...value.flatMap((one) => tracedIn(one) ?? [])));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  // The first frames of a drag choose the button and open its properties.
  await circle(session, { ...drag, seconds: 0.5 });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'disabled-by-default-devtools.timeline.frame'],
    },
  });
  const begun = performance.now();
  await circle(session, drag);
  const lasted = (performance.now() - begun) / 1000;
  const complete = new Promise<void>((resolve) => void session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await complete;
  await page.mouse.up();
  const frames = traced
    .filter(({ name }) => name === 'DrawFrame')
    .map(({ ts }) => ts / 1000)
    .toSorted((one, other) => one - other);
  const tasks = traced.filter(({ name }) => name === 'RunTask').map(({ dur }) => dur / 1000);
  return { gaps: frames.slice(1).map((at, index) => at - (frames[index] ?? at)), tasks, seconds: lasted };
}

export type Point = { readonly x: number; readonly y: number };

/** Moves the pressed pointer at a steady pace; a move does not wait for the one before, nor for any script in the page. */
async function circle(session: CDPSession, { seconds, from, isFree }: Drag): Promise<void> {
  const begun = performance.now();
  const sent: Promise<unknown>[] = [];
  for (let move = 1; move * betweenMoves < seconds * 1000; move += 1) {
    const wait = begun + move * betweenMoves - performance.now();
    if (wait > 0) await new Promise<void>((resolve) => void setTimeout(resolve, wait));
    const angle = move / 20;
    const place = { x: from.x + 60 * Math.sin(angle), y: from.y + 60 * (1 - Math.cos(angle)) };
    const keys = isFree ? { modifiers: alt } : {};
    sent.push(session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place, ...keys, button: 'left', buttons: 1 }));
  }
  await Promise.all(sent);
}

function tracedIn(event: object): Traced | undefined {
  if (!('name' in event) || !('ts' in event)) return undefined;
  return { name: String(event.name), ts: Number(event.ts), dur: 'dur' in event ? Number(event.dur) : 0 };
}
