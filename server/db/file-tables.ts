/** Files that people uploaded, once by their content (decisions 0074, 0109 and 0127). */
export type FileTables = {
  files: {
    /** SHA-256 of the content, in hexadecimal digits. */
    digest: string;
    type: string;
    bytes: number;
    /** Of an image or a video, in pixels. */
    width: number | null;
    height: number | null;
    /** How long a sound or a video is. */
    seconds: number | null;
    /** Codecs of a video, as `mediainfo` calls them; null where there is none or no one read it. */
    video: string | null;
    audio: string | null;
    /** A small picture of it, empty where none can be made; null until it is asked for. */
    thumbnail: Buffer | null;
    /** The digest of the video that browsers do not play, of which this one was made. */
    converted_from: string | null;
    /** Null where the content is in the store of device files: on the disk or in S3. */
    content: Buffer | null;
    /** Everyone may read it. Other files are for users who may read a row that holds the digest. */
    is_public: boolean;
    /** When it was last sent: a file that nothing names is kept for a day after. */
    created_at: Date;
  };
};
