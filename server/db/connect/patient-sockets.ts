import net from 'node:net';

/** The connections of the pool to the worker. */
export type PatientSockets = {
  create(): net.Socket;
  /** Ends all connections so that the query under way fails with this code of PostgreSQL. */
  breakAll(code: string, message: string): void;
};

/** Makes sockets that connect only when the worker is ready, so that a restart costs a wait. */
export function createPatientSockets(socketPath: string, whenReady: () => Promise<void>): PatientSockets {
  const open = new Set<net.Socket>();
  return {
    create: () => {
      const socket = new PatientSocket(socketPath, whenReady);
      open.add(socket);
      socket.once('close', () => open.delete(socket));
      return socket;
    },
    breakAll: (code, message) => {
      for (const socket of open) socket.destroy(new ConnectionBroken(code, message));
    },
  };
}

class PatientSocket extends net.Socket {
  readonly #socketPath: string;
  readonly #whenReady: () => Promise<void>;

  constructor(socketPath: string, whenReady: () => Promise<void>) {
    super();
    this.#socketPath = socketPath;
    this.#whenReady = whenReady;
  }

  // `pg` calls this with the address of its configuration; ours is known already.
  override connect(..._address: unknown[]): this {
    this.#whenReady().then(
      () => {
        if (!this.destroyed) super.connect(this.#socketPath);
      },
      (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
    );
    return this;
  }
}

class ConnectionBroken extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
