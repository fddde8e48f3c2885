import type { Page } from 'playwright-core';

/** What the trace says of a drag: milliseconds between frames, and of script and layout in each. */
export type Frames = { readonly gaps: readonly number[]; readonly tasks: readonly number[]; readonly seconds: number };

type Traced = { readonly name: string; readonly ts: number; readonly dur: number };

/** Milliseconds between moves of the pointer: 60 a second. */
const betweenMoves = 1000 / 60;

/** Drags in a circle with a pressed pointer and reads the frames from the trace of the browser. */
export async function countFrames(page: Page, { seconds, from }: { readonly seconds: number; readonly from: Point }): Promise<Frames> {
  const session = await page.context().newCDPSession(page);
  const traced: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) => traced.push(...value.flatMap((one) => tracedIn(one) ?? [])));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  // The first frames of a drag choose the button and open its properties.
  await circle(page, { seconds: 0.5, from });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'disabled-by-default-devtools.timeline.frame'],
    },
  });
  const begun = performance.now();
  await circle(page, { seconds, from });
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

/** Moves the pointer at a steady pace; a move does not wait for the one before. */
async function circle(page: Page, { seconds, from }: { readonly seconds: number; readonly from: Point }): Promise<void> {
  const begun = performance.now();
  const sent: Promise<void>[] = [];
  for (let move = 1; move * betweenMoves < seconds * 1000; move += 1) {
    const wait = begun + move * betweenMoves - performance.now();
    if (wait > 0) await new Promise<void>((resolve) => void setTimeout(resolve, wait));
    const angle = move / 20;
    sent.push(page.mouse.move(from.x + 60 * Math.sin(angle), from.y + 60 * (1 - Math.cos(angle))));
  }
  await Promise.all(sent);
}

function tracedIn(event: object): Traced | undefined {
  if (!('name' in event) || !('ts' in event)) return undefined;
  return { name: String(event.name), ts: Number(event.ts), dur: 'dur' in event ? Number(event.dur) : 0 };
}
