/**
 * Whether the server answers at all. A part of the console that could not be fetched although it does is gone from it, or the
 * browser remembers the failure: most ask for a module that failed again only on a new page.
 */
export async function serverAnswers(): Promise<boolean> {
  try {
    await fetch('/', { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}
