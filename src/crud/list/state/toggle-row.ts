/** Selects the row or card that has the focus, or lets it go. */
export function toggleRow(): void {
  document.activeElement?.closest('.table__row, .cards__card')?.querySelector<HTMLInputElement>('[data-row-select]')?.click();
}
