// Loaded into a server of its own (`node --import`): minutes pass in a moment there, and SIGUSR2 moves its clock a day on.
const minute = 60_000;
const day = 1_440 * minute;
let ahead = 0;
process.on('SIGUSR2', () => {
  ahead += day;
});

const SystemDate = Date;
globalThis.Date = class extends SystemDate {
  constructor(...given) {
    if (given.length === 0) super(SystemDate.now() + ahead);
    else super(...given);
  }
  static now() {
    return SystemDate.now() + ahead;
  }
};

// Only rests take so long; what waits for an answer waits for seconds.
const { setTimeout: wait } = globalThis;
globalThis.setTimeout = (work, milliseconds, ...given) => wait(work, milliseconds >= minute ? 100 : milliseconds, ...given);
