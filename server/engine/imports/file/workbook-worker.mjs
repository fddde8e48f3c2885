// Reads a workbook in a thread of its own: unpacking and parsing take the processor for seconds, and a file made to
// do harm can be ended from outside. Plain JavaScript, because a worker has no loader for TypeScript; the build copies
// it next to dist/server/main.mjs.
import { parentPort, workerData } from 'node:worker_threads';
import { streamXlsxRows } from 'hucre/xlsx';

/**
 * @typedef {object} Order what the main thread asks for (read-workbook.ts)
 * @property {Uint8Array} bytes
 * @property {number} rows how many are read at most, counted with the empty ones
 */

/** @type {Order} */
const { bytes, rows } = workerData;
const batchSize = 500;

let batch = [];
let index = 0;
try {
  for await (const row of streamXlsxRows(bytes)) {
    // Empty rows are left out of the sheet, or are many: their place is kept, as far as rows are read at all.
    for (; index < row.index && index <= rows; index += 1) await add([]);
    if (index > rows) break;
    index = row.index + 1;
    await add(row.values.map(textOf));
  }
  parentPort.postMessage({ batch, isLast: true });
} catch (error) {
  parentPort.postMessage({ failure: String(error instanceof Error ? error.message : error) });
}

/** The main thread says when it wants more: what it has no time for waits here. */
async function add(record) {
  batch.push(record);
  if (batch.length < batchSize) return;
  const wanted = new Promise((resolve) => {
    parentPort.once('message', resolve);
  });
  parentPort.postMessage({ batch, isLast: false });
  batch = [];
  await wanted;
}

function textOf(value) {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return wallTimeOf(value);
  return typeof value === 'object' ? '' : String(value);
}

/** A spreadsheet knows no time zone: a day, a time of day (of its first day), or both. */
function wallTimeOf(date) {
  if (Number.isNaN(date.getTime())) return '';
  // The numbers of spreadsheets are fractions of days: a second is the finest that they mean.
  const iso = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString();
  const [day, time] = [iso.slice(0, 10), iso.slice(11, 19)];
  if (day < '1900-01-02') return time;
  return time === '00:00:00' ? day : `${day}T${time}`;
}
