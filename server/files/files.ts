import type { ReadStream } from 'node:fs';

/** One folder of files with names that the server makes. A name is `<random>.<extension>` and never a path. */
export type FileStore = {
  /** Absolute. */
  readonly folder: string;
  /** Written whole or not at all, and on the disk when this resolves; `storageFull` changes nothing. */
  readonly put: (
    bytes: Buffer,
    extension: string,
  ) => Promise<{ kind: 'stored'; name: string } | { kind: 'storageFull' }>;
  /** Puts a file of the shop itself (such as a demo cover) under a name of its own. */
  readonly putAs: (name: string, bytes: Buffer) => Promise<{ kind: 'stored'; name: string } | { kind: 'storageFull' }>;
  readonly read: (name: string) => Promise<Buffer | null>;
  readonly stream: (name: string, range?: { start: number; end: number }) => ReadStream;
  /** Size in bytes, or `null` where there is no such file. */
  readonly size: (name: string) => Promise<number | null>;
  /** Names of files that `put` has named and written before this instant. */
  readonly namedBefore: (at: number) => Promise<readonly string[]>;
  /** Removing what is not there is no fault. */
  readonly remove: (name: string) => Promise<void>;
};

/** Public: covers and previews. Private: slips, certificates, lectures, for owner and staff only. */
export type Files = {
  readonly public: FileStore;
  readonly private: FileStore;
  /** Cuts of public pictures, made when they are asked for: whatever is lost of them is made again. */
  readonly cuts: FileStore;
  /** Bytes that may still be stored: the smaller of the disk's and the setting's. */
  readonly freeBytes: () => Promise<number>;
};
