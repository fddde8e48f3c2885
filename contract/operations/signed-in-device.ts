/** A session as the API tells it: page 02, Tokens and sessions. */
export type SignedInDevice = {
  readonly id: string;
  /** What people call it; null when it does not say. */
  readonly device: string | null;
  readonly address: string | null;
  readonly started_at: string;
  readonly last_active_at: string;
  readonly is_current: boolean;
};
