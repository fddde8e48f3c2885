/** What is left of a bucket and when that was so, in milliseconds of a clock that only goes on. */
export type Bucket = { readonly left: number; readonly at: number };
type Terms = { readonly burst: number; readonly perSecond: number };

/** Takes one out of a bucket that fills on its own; null when it was empty. */
export function takeFrom(bucket: Bucket, now: number, { burst, perSecond }: Terms): Bucket | null {
  const left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond);
  return left < 1 ? null : { left: left - 1, at: now };
}
