/** Files that people uploaded, once by their content (decisions 0074 and 0109). */
export type FileTables = {
  files: {
    /** SHA-256 of the content, in hexadecimal digits. */
    digest: string;
    type: string;
    bytes: number;
    /** Of an image, in pixels. */
    height: number | null;
    content: Buffer;
    /** Everyone may read it. Other files are for users who may read a row that holds the digest. */
    is_public: boolean;
    /** When it was last sent: a file that nothing names is kept for a day after. */
    created_at: Date;
  };
};
