import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { bundledServer } from '../../tests/support/kill/bundled-server.ts';
import { aBookedTown, type BookedTown } from './booking/booked-town.ts';
import { proveBookingPage } from './booking/booking-page.ts';
import { proveCourse } from './booking/course.ts';
import { proveFreeTimes } from './booking/free-times.ts';
import { proveImport } from './booking/import.ts';
import { proveLimits } from './booking/limits.ts';
import { proveLastPlace, provePeople } from './booking/people.ts';
import { proveWaitingList } from './booking/waiting-list.ts';
import { keepInPage, type PageOfParts } from './reporting/page-of-parts.ts';
import type { Proof, ProofLine } from './reporting/proof-line.ts';

type Part = 'places' | 'waiting' | 'limits' | 'import' | 'page' | 'course';

const page: PageOfParts<Part> = {
  name: 'booking',
  text: `Two servers in processes of their own share one PostgreSQL. Each person has an address of their own and calls the public
interface of one of the two: reads the free times of the day, holds one, and where somebody was quicker takes the next; then they order. The
servers have served 150 orders before; they, PostgreSQL and all people share the machine, so that what they cost is in the times. Free times are read and computed in the process that
measures, over the same database. The price of counting requests is measured in that process too: one server that counts by itself alone,
as all did before, and one that also counts in the database, take turns of 400 requests, eight at a time, without sockets. The course of orders is the suite \`order-model\` with all of its commands.`,
  titles: {
    places: 'Places and free times',
    waiting: 'The waiting list',
    limits: 'Requests counted',
    import: 'Import of orders',
    page: 'The booking page',
    course: 'The course of orders',
  },
};

/** Places that many want at once, free times, the waiting list, what counting requests costs, an import and the course of orders: `booking [--part places|waiting|limits|import|page|course]`. */
export const proveBooking: Proof = async (options, report) => {
  const asked = options.includes('--part') ? options[options.indexOf('--part') + 1] : undefined;
  const lines: ProofLine[] = [];
  const kept = (part: Part, found: readonly ProofLine[]) => {
    for (const line of found) report(line);
    lines.push(...found);
    keepInPage(page, part, found);
  };
  if (asked === undefined || asked === 'places') {
    kept('places', await inTown(async (town) => [...(await provePeople(town)), await proveLastPlace(town), await proveFreeTimes(town)]));
  }
  if (asked === undefined || asked === 'waiting')
    kept('waiting', await inTown(proveWaitingList, { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'urad@dukaz.test' }));
  if (asked === undefined || asked === 'limits') kept('limits', await inTown(proveLimits));
  if (asked === undefined || asked === 'import') kept('import', await inTown(proveImport));
  if (asked === undefined || asked === 'page') kept('page', await proveBookingPage());
  if (asked === undefined || asked === 'course') kept('course', await proveCourse());
  return lines;
};

async function inTown(
  prove: (town: BookedTown) => Promise<readonly ProofLine[]>,
  more: Readonly<Record<string, string>> = {},
): Promise<readonly ProofLine[]> {
  const program = await bundledServer();
  const town = await aBookedTown(program, more);
  try {
    return await prove(town);
  } finally {
    await town.leave();
    rmSync(dirname(program[0] ?? ''), { recursive: true, force: true });
  }
}
