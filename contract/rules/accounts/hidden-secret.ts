/** What is in a message for the link or the code that only its recipient is to read (page 09, Safe by default). */
export const hiddenSecret = '••••••';
