import type { ReadStream } from 'node:fs';

/** `reserve`: also the last room of the store, which is left for slips of orders. */
export type Room = 'common' | 'reserve';

/** One folder of files with server-made names: `<random>.<extension>`, never a path. */
export type FileStore = {
  /** Absolute. */
  readonly folder: string;
  /** Atomic and durable when resolved; `storageFull` changes nothing. */
  readonly put: (
    bytes: Buffer,
    extension: string,
    room?: Room,
  ) => Promise<{ kind: 'stored'; name: string } | { kind: 'storageFull' }>;
  /** Stores a file of the shop itself (such as a demo cover) under its own name. */
  readonly putAs: (name: string, bytes: Buffer) => Promise<{ kind: 'stored'; name: string } | { kind: 'storageFull' }>;
  /** Links a finished file into the store under a name, durable when resolved. Doing it again is fine. */
  readonly adopt: (path: string, name: string) => Promise<void>;
  readonly read: (name: string) => Promise<Buffer | null>;
  readonly stream: (name: string, range?: { start: number; end: number }) => ReadStream;
  /** Size in bytes, or `null` without a file. */
  readonly size: (name: string) => Promise<number | null>;
  /** Files written by `put` before this instant. */
  readonly namedBefore: (at: number) => Promise<readonly string[]>;
  /** Removing a missing file is fine. */
  readonly remove: (name: string) => Promise<void>;
};

/** Public: covers and previews. Private: slips, certificates, lectures, for owner and staff only. */
export type Files = {
  readonly public: FileStore;
  readonly private: FileStore;
  /** Sizes of public pictures, made on request. */
  readonly cuts: FileStore;
  /** Absolute; the folder of resumable uploads that are not taken yet. */
  readonly unfinished: string;
  /** Storable bytes without the reserve: the smaller of the disk's and the setting's. */
  readonly freeBytes: () => Promise<number>;
};
