/** What is said of a backup in both languages; the rest of what commands say is Czech. */
export const wholeBackupWords = {
  erasedSince: (when: string) =>
    `Since ${when} this backup has had no personal data of clients: orders have no names, e-mails, telephones and notes, and there are no messages, no imports and no history of these values. Accounts of staff are in it.`,
} as const;
