// Reads and makes media in a process of its own: decoding takes memory and time, and a file made to do harm can be ended from outside.
// It ends with the server: when the pipe between them closes, it ends the program that converts and removes the half of its file. Plain
// JavaScript, because a process has no loader for TypeScript; the build copies it next to dist/server/main.mjs.
import { spawn } from 'node:child_process';
import { open, readFile, rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';

/** The package would read all samples of some videos: the first megabytes say what is in them. */
const mostRead = 32 * 1024 * 1024;
const chunkSize = 256 * 1024;
/** A thumbnail is at most so large, in pixels. */
const [widest, highest] = [320, 180];
const mostComplaint = 2000;

/** @type {{ child: import('node:child_process').ChildProcess, output: string | null } | null} */
let running = null;
const tasks = { facts: readFacts, thumbnail: makeThumbnail, frame: takeFrame, conversion: convert };

process.on('message', (asked) => void answer(asked));
process.on('disconnect', () => void giveUp());

async function answer({ task, order }) {
  try {
    report({ result: await tasks[task](order) });
  } catch (error) {
    report({ failure: error instanceof Error ? error.message : String(error) });
  }
}

/** Where the server is gone a message would end this process as an unhandled error, before it has removed the half of its file. */
function report(message) {
  if (process.connected) process.send(message, () => undefined);
}

async function giveUp() {
  if (running !== null) killWhole(running.child);
  if (running?.output != null) await rm(running.output, { force: true });
  process.exit();
}

/** What is in a video, by the parts of it that say so. */
async function readFacts({ file }) {
  const { default: mediaInfoFactory } = await import('mediainfo.js');
  const handle = await open(file);
  const info = await mediaInfoFactory({ format: 'object', chunkSize });
  try {
    const { size } = await handle.stat();
    let read = 0;
    const { media } = await info.analyzeData(size, async (wanted, offset) => {
      const length = read < mostRead ? Math.max(0, Math.min(wanted, size - offset)) : 0;
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, offset);
      read += bytesRead;
      return new Uint8Array(buffer.buffer, buffer.byteOffset, bytesRead);
    });
    const trackOf = (type) => media?.track.find((track) => track['@type'] === type);
    const [general, video, audio] = [trackOf('General'), trackOf('Video'), trackOf('Audio')];
    const isTurned = Math.abs(Number(video?.Rotation ?? 0)) % 180 === 90;
    const [width, height] = [numberOf(video?.Width), numberOf(video?.Height)];
    return {
      seconds: numberOf(video?.Duration ?? general?.Duration ?? audio?.Duration),
      width: isTurned ? height : width,
      height: isTurned ? width : height,
      video: codecOf(video),
      audio: codecOf(audio),
    };
  } finally {
    info.close();
    await handle.close();
  }
}

/** Only the layers of MPEG Audio differ in whether browsers play them. */
function codecOf(track) {
  if (track === undefined) return null;
  const format = String(track.Format ?? 'unknown');
  return (format === 'MPEG Audio' ? `${format} ${track.Format_Profile ?? ''}` : format).trim().slice(0, 60);
}

function numberOf(value) {
  const read = Number(value);
  return value === undefined || !Number.isFinite(read) || read <= 0 ? null : read;
}

/** A small picture of an image; of an animation its first. */
async function makeThumbnail({ file }) {
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const image = await loadImage(await readFile(file));
  const scale = Math.min(1, widest / image.width, highest / image.height);
  const canvas = createCanvas(Math.max(1, Math.round(image.width * scale)), Math.max(1, Math.round(image.height * scale)));
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.encode('webp', 75);
}

/** A small picture of a video, a little after its beginning. */
async function takeFrame({ program, file, seconds }) {
  const scale = `scale=${widest}:${highest}:force_original_aspect_ratio=decrease:force_divisible_by=2`;
  const options = ['-ss', String(Math.min(1, (seconds ?? 0) / 2)), '-i', `file:${file}`, '-frames:v', '1', '-vf', scale];
  const parts = [];
  await run({
    program,
    output: null,
    options: [...options, '-c:v', 'mjpeg', '-f', 'image2pipe', 'pipe:1'],
    onOutput: (part) => parts.push(part),
  });
  return Buffer.concat(parts);
}

/** Makes an MP4 that browsers play, and says how far it is, between 0 and 1. */
async function convert({ program, file, output, seconds, mostBytes, keepsPicture, stalledMs }) {
  const scale = "scale='min(1920,iw)':'min(1080,ih)':force_original_aspect_ratio=decrease:force_divisible_by=2";
  const drawn = [...wordsOf('-c:v libx264 -preset veryfast -crf 23 -pix_fmt yuv420p -vf'), scale];
  const options = [
    '-i',
    `file:${file}`,
    ...wordsOf('-map 0:v:0 -map 0:a:0? -sn -dn'),
    ...(keepsPicture ? wordsOf('-c:v copy') : drawn),
    ...wordsOf(`-c:a aac -b:a 160k -ac 2 -movflags +faststart -fs ${mostBytes} -progress pipe:1 -f mp4`),
    `file:${output}`,
  ];
  let [text, before] = ['', ''];
  const onOutput = (part) => {
    text = (text + part.toString('latin1')).slice(-mostComplaint);
    const reached = lastOf(text, /out_time_us=(\d+)/gu);
    if (reached !== undefined) report({ progress: seconds === null ? null : Math.min(1, Number(reached) / 1e6 / seconds) });
    // A program that hangs may go on saying where it is: it lives as long as it comes further.
    const place = [reached, lastOf(text, /frame=\s*(\d+)/gu), lastOf(text, /total_size=(\d+)/gu)].join();
    const isFurther = place !== before;
    before = place;
    return isFurther;
  };
  try {
    await run({ program, options, output, onOutput, stalledMs });
  } catch (error) {
    await rm(output, { force: true });
    throw error;
  }
}

/** The last number that the program said of something. */
function lastOf(text, said) {
  return [...text.matchAll(said)].at(-1)?.[1];
}

/** Options without a space inside. */
function wordsOf(text) {
  return text.split(' ');
}

/** Ends the program with all that it started: the one that converts may be behind a script. */
function killWhole(child) {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}

/** Runs the program that converts, and ends it where it does not come further for so long. */
function run({ program, options, output, onOutput, stalledMs = 30_000 }) {
  return new Promise((resolve, reject) => {
    const general = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-y', '-protocol_whitelist', 'file,pipe'];
    const child = spawn(program, [...general, ...options], {
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, which is ended as a whole. Windows has no groups, and would open a window.
      detached: process.platform !== 'win32',
    });
    running = { child, output };
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let [complaint, isStalled] = ['', false];
    const watch = setTimeout(() => {
      isStalled = true;
      killWhole(child);
    }, stalledMs);
    child.stdout.on('data', (part) => {
      if (onOutput(part) !== false) watch.refresh();
    });
    child.stderr.setEncoding('utf8').on('data', (said) => {
      complaint = (complaint + said).slice(-mostComplaint);
    });
    const end = (failure) => {
      clearTimeout(watch);
      running = null;
      if (isStalled) reject(new Error('stalled'));
      else if (failure === null) resolve();
      else reject(new Error(complaint.includes('No space left') ? 'disk_full' : failure));
    };
    child.once('error', (error) => end(error.message));
    child.once('close', (code) => end(code === 0 ? null : complaint.trim() || `it ended with ${code}`));
  });
}
