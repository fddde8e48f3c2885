type Lines = { readonly begins: (error: unknown) => void; readonly ends: () => void };

export type LastingFault = {
  readonly failed: (error: unknown) => void;
  /** `wasFailing`: an earlier process, or another server, has failed before. */
  readonly worked: (wasFailing?: boolean) => void;
};

/**
 * Says a state that lasts once when it begins and once when it ends. Each process says it on its own: anyone who restarts a server to try
 * another setting reads in its log that this one is wrong as well.
 */
export function lastingFault({ begins, ends }: Lines): LastingFault {
  let isSaid = false;
  return {
    failed: (error) => {
      if (!isSaid) begins(error);
      isSaid = true;
    },
    worked: (wasFailing = false) => {
      if (isSaid || wasFailing) ends();
      isSaid = false;
    },
  };
}
