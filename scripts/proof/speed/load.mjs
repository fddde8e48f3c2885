import autocannon from 'autocannon';

/** One load in a process of its own, so that its work is not taken for the server's. Takes its options as JSON, answers with JSON. */
const { url, connections, seconds, method = 'GET', headers = {}, creates, names, updates } = JSON.parse(process.argv[2]);
let next = updates?.firstId ?? 0;
/** What the first refusal said. */
let refusal = '';

/** Reservations of any store on any of the days, in office hours of summer and winter time, as an office books them. */
function creating() {
  return {
    setupRequest: (request) => {
      const store = 1 + Math.floor(Math.random() * creates.stores);
      const day = creates.days[Math.floor(Math.random() * creates.days.length)];
      const start = Date.parse(`${day}T08:00:00Z`) + Math.floor(Math.random() * 32) * 900_000;
      const body = {
        store_id: store,
        service_id: (store - 1) * 12 + 1 + Math.floor(Math.random() * 12),
        starts_at: new Date(start).toISOString(),
        ends_at: new Date(start + 900_000).toISOString(),
        name: 'Jana Nováková',
      };
      return { ...request, body: JSON.stringify(body) };
    },
  };
}

/** Rows with names that no other load gives. */
function naming() {
  return {
    setupRequest: (request) => ({ ...request, body: JSON.stringify({ name: `Část ${Date.now()} ${next++} ${process.pid}` }) }),
  };
}

/** Rows that no one changes at the moment, at the version that the last answer gave. */
const idle = [];

/** Each request changes a row that no other does meanwhile; after so many times a fresh one. */
function updating() {
  return {
    setupRequest: (request, context) => {
      const row = idle.shift() ?? { id: next++, version: 1, times: 0 };
      row.times += 1;
      context.row = row;
      return {
        ...request,
        path: `/${updates.path}/${row.id}`,
        headers: { ...request.headers, 'if-match': `"${row.version}"` },
        body: JSON.stringify({ note: row.times % 2 === 0 ? 'Přijde s doprovodem' : 'Volala, že přijde později' }),
      };
    },
    onResponse: (status, text, { row }) => {
      if (status >= 400 && refusal === '') refusal = `${status} ${text}`;
      row.version = JSON.parse(text).version ?? row.version;
      if (row.times < 400) idle.push(row);
    },
  };
}

const result = await autocannon({
  url,
  connections,
  duration: seconds,
  method,
  headers: { ...headers, ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
  ...(creates === undefined ? {} : { requests: [creating()] }),
  ...(names === undefined ? {} : { requests: [naming()] }),
  ...(updates === undefined ? {} : { requests: [updating()] }),
});
process.stdout.write(
  JSON.stringify({
    requests: result.requests.total,
    perSecond: result.requests.average,
    p50: result.latency.p50,
    refused: result.non2xx + result.errors + result.timeouts,
    refusal,
  }),
);
