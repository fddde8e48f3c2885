/** Selects the row that has the focus, or lets it go. */
export function toggleRow(): void {
  document.activeElement?.closest('.table__row, .line-list__row')?.querySelector<HTMLInputElement>('[data-row-select]')?.click();
}
