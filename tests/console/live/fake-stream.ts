/** The live stream of a central that says what the test lets it say. */
export type FakeStream = {
  readonly response: Response;
  readonly say: (text: string) => void;
  readonly end: () => void;
};

export function aStream(): FakeStream {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given;
    },
  });
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    say: (text) => controller?.enqueue(encoder.encode(text)),
    end: () => controller?.close(),
  };
}

/** A change as the central writes it. */
export function changeOf(resource: string, id: number, version = 2): string {
  return `event: change\ndata: ${JSON.stringify({ resource, id, version, action: 'edit', at: '2026-11-20T12:00:00.000Z' })}\n\n`;
}
