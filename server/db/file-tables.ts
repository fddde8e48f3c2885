/** Files that people uploaded, once by their content (decisions 0074, 0109 and 0127). */
export type FileTables = {
  files: {
    /** SHA-256 of the content, in hexadecimal digits. */
    digest: string;
    type: string;
    bytes: number;
    /** Of an image, in pixels. */
    width: number | null;
    height: number | null;
    /** How long a sound is. */
    seconds: number | null;
    /** Null where the content is in the store of device files: on the disk or in S3. */
    content: Buffer | null;
    /** Everyone may read it. Other files are for users who may read a row that holds the digest. */
    is_public: boolean;
    /** When it was last sent: a file that nothing names is kept for a day after. */
    created_at: Date;
  };
};
