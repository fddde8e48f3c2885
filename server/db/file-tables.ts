/** Files that people uploaded, once by their content (decision 0074). */
export type FileTables = {
  files: {
    /** SHA-256 of the content, in hexadecimal digits. */
    digest: string;
    type: string;
    bytes: number;
    /** Of an image, in pixels. */
    height: number | null;
    content: Buffer;
    /** When it was last sent: a file that nothing names is kept for a day after. */
    created_at: Date;
  };
};
