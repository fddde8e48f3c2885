/** Moves the focus to the link of the next or the previous row; from elsewhere to the first. Enter then opens it on its own. */
export function stepRow(holder: HTMLElement | null, by: 1 | -1): void {
  const links = [...(holder?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
  const here = links.findIndex((link) => link === document.activeElement);
  const next = here === -1 ? 0 : Math.min(links.length - 1, Math.max(0, here + by));
  links[next]?.focus();
}
