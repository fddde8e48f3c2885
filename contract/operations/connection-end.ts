import type { Shape } from '../kit/index.ts';
import { choice, instant, nullable, object } from '../kit/shape.ts';
import { type ConnectionEnd, connectionEndKinds } from '../rules/branch-status/silence-cause.ts';

/** Why a branch is not connected; null where that is not known. */
export const connectionEnd: Shape<ConnectionEnd | null> = nullable(object({ kind: choice(connectionEndKinds), at: instant }));
