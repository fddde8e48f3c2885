/** Someone who gets hold of a backup file can try passphrases without limit. */
export const leastPassphrase = 12;
